import { localSecrets } from '../../emulators/project.ts';
import { demoParameters } from '../../environments/demo.ts';

// Tests import this file before functions/src. So functions and tokens in the test process use the
// settings and keys of the emulated functions.
Object.assign(process.env, demoParameters, localSecrets, { FUNCTIONS_EMULATOR: 'true' });
