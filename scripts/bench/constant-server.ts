import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Express } from 'express';
import { root } from '../../emulators/project.ts';

// The functions' own Express: the repository's root has another one, of firebase-tools.
const express = createRequire(join(root, 'functions/package.json'))('express') as () => Express;

/** A bare Express with one constant answer, as large as the one it is compared with. */
const [port = '', bytes = ''] = process.argv.slice(2);
const filling = 'x'.repeat(Math.max(0, Number(bytes) - 14));
express()
  .get('/constant', (_request, response) => {
    response.json({ filling });
  })
  .listen(Number(port), '127.0.0.1');
