import { functionSettings } from '../../emulators/function-settings.ts';
import { localSecrets } from '../../emulators/local-secrets.ts';

// Tests import this file before functions/src. So functions and tokens in the test process use the
// settings and keys of the emulated functions.
Object.assign(process.env, functionSettings, localSecrets, { FUNCTIONS_EMULATOR: 'true' });
