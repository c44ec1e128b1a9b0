// `bare-server.ts PORT JSON`: starts a bare Express that always sends this JSON.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Express } from 'express';
import { root } from '../../../emulators/project.ts';

// The functions' Express. The one at the repository's root belongs to firebase-tools.
const express = createRequire(join(root, 'functions/package.json'))('express') as () => Express;

const [port = '', json = ''] = process.argv.slice(2);
const body: unknown = JSON.parse(json);
express()
  .get('/constant', (_request, response) => {
    response.json(body);
  })
  .listen(Number(port), '127.0.0.1');
