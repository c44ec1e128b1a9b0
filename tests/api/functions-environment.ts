import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';

// Tests import this file before functions/src. Then scheduled functions and tokens in the test use
// the settings and the key of the emulated functions.
Object.assign(process.env, functionParameters(demo), localSecrets, { FUNCTIONS_EMULATOR: 'true' });
