import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';

// Tests import this file before functions/src. Scheduled functions and tokens in the test then use
// the emulated functions' settings and key.
Object.assign(process.env, functionParameters(demo), localSecrets, { FUNCTIONS_EMULATOR: 'true' });
