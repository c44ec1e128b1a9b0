import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { requireFreePorts, suitePorts } from './ports.ts';

const server = createServer();
const listen = (host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: 0 }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('requireFreePorts', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'names the port that a program on %s has taken, its purpose and the remedy',
    async (host) => {
      const port = await listen(host);
      const testPort = { host: '127.0.0.1', port, purpose: 'the test' };
      const error = await requireFreePorts([testPort]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(CommandError);
      expect(String(error)).toContain(`Port ${port}, the test, is taken`);
      // Without lsof, the message names the command that would find the process.
      expect(String(error)).toMatch(
        new RegExp(`process ${process.pid} \\("kill ${process.pid}"\\)|lsof -i :${port}`, 'u'),
      );
    },
  );

  it('passes when a port is free', async () => {
    const port = await listen('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    await requireFreePorts([{ host: '127.0.0.1', port, purpose: 'the test' }]);
  });
});

it('every port of the suite is checked', () => {
  const ports = suitePorts.map(({ port }) => port);
  expect(ports.toSorted((a, b) => a - b)).toEqual([
    1025, 4000, 4400, 4500, 5000, 5001, 8025, 8026, 8080, 9099, 9199,
  ]);
});
