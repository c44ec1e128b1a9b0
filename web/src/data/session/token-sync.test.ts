import { afterEach, describe, expect, it, vi } from 'vitest';
import { syncToken } from './token-sync.ts';

const address = 'https://sync.example.org/token';
afterEach(() => vi.restoreAllMocks());

describe('a sign-in', () => {
  it('sends the token to the address that is configured, and no cookies', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await syncToken(address, 'abc.def.ghi');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({
        method: 'POST',
        body: '{"token":"abc.def.ghi"}',
        credentials: 'omit',
      }),
    );
  });

  it('sends it nowhere where no address is configured', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await syncToken('', 'abc.def.ghi');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('goes on when the service refuses the token or is away, without naming the token', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetched = vi.spyOn(globalThis, 'fetch');
    fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await expect(syncToken(address, 'abc.def.ghi')).resolves.toBeUndefined();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(syncToken(address, 'abc.def.ghi')).resolves.toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('abc.def.ghi');
  });
});
