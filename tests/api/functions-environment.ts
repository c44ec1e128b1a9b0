import { localSecrets } from '../../emulators/local-secrets.ts';
import { demo } from '../../environments/demo.ts';
import { functionParameters } from '../../environments/render/function-parameters.ts';

// Imported before anything of functions/src: a test that runs a scheduled function by hand, or makes
// a token of its own, does so with the settings and the key the emulated functions have.
Object.assign(process.env, functionParameters(demo), localSecrets, { FUNCTIONS_EMULATOR: 'true' });
