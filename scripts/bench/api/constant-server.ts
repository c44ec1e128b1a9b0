import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Express } from 'express';
import { root } from '../../../emulators/project.ts';

// The functions' own Express: the repository's root has another one, of firebase-tools.
const express = createRequire(join(root, 'functions/package.json'))('express') as () => Express;

/** A bare Express with the constant response it is compared with. */
const [port = '', json = ''] = process.argv.slice(2);
const body: unknown = JSON.parse(json);
express()
  .get('/constant', (_request, response) => {
    response.json(body);
  })
  .listen(Number(port), '127.0.0.1');
