import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { expect, it, vi } from 'vitest';
import { repeatLostRequests } from './repeat-lost-requests.ts';

it('a deletion whose connection is lost is repeated', async () => {
  const methods: (string | undefined)[] = [];
  const storage = createServer(({ method, socket }, response) => {
    methods.push(method);
    if (methods.length === 1) socket.destroy();
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    storage.listen(0, '127.0.0.1', resolve);
  });
  const { port } = storage.address() as AddressInfo;
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
  try {
    const bucket = repeatLostRequests(
      getStorage(initializeApp({ storageBucket: 'images' }, 'lost')).bucket(),
    );
    // Otherwise the library would wait for more than a second.
    Object.assign(bucket.storage.retryOptions, { maxRetryDelay: 0.01 });
    await bucket.file('banners/banner_1.png').delete({ ignoreNotFound: true });
    expect(methods).toEqual(['DELETE', 'DELETE']);
  } finally {
    storage.close();
  }
});
