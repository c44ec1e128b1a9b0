import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendSignInToken } from './send-sign-in-token.ts';

const address = 'https://sync.example.org/token';
afterEach(() => vi.restoreAllMocks());

describe('the notification of a sign-in', () => {
  it('sends the token to the configured address, without cookies', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await sendSignInToken(address, 'abc.def.ghi');
    expect(fetchSpy).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({
        method: 'POST',
        body: '{"token":"abc.def.ghi"}',
        credentials: 'omit',
      }),
    );
  });

  it('sends no token without a configured address', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await sendSignInToken('', 'abc.def.ghi');
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('resolves when the service refuses the token or is unreachable, and logs no token', async () => {
    const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    fetchSpy.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await expect(sendSignInToken(address, 'abc.def.ghi')).resolves.toBeUndefined();
    fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sendSignInToken(address, 'abc.def.ghi')).resolves.toBeUndefined();
    expect(warnSpy).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warnSpy.mock.calls)).not.toContain('abc.def.ghi');
  });
});
