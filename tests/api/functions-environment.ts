import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { localSecrets } from '../../emulators/local-secrets.ts';
import { projectId, root } from '../../emulators/project.ts';

// Imported before anything of functions/src: a test that runs a scheduled function by hand, or makes
// a token of its own, does so with the settings and the key the emulated functions have.
const settings = parseEnv(readFileSync(join(root, `functions/.env.${projectId}`), 'utf8'));
Object.assign(process.env, settings, localSecrets, { FUNCTIONS_EMULATOR: 'true' });
