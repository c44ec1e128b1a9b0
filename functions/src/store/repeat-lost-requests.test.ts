import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';

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
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'bucket' }));
  try {
    const { bucket } = await import('./admin.ts');
    await bucket().file('banners/banner_1.png').delete({ ignoreNotFound: true });
    expect(methods).toEqual(['DELETE', 'DELETE']);
  } finally {
    storage.close();
  }
});
