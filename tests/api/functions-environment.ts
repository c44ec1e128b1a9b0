import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';

// Tests import this file before functions/src, so that functions and tokens in the test process use
// the settings and keys of the emulated functions.
Object.assign(process.env, functionParameters(demo), localSecrets, { FUNCTIONS_EMULATOR: 'true' });
