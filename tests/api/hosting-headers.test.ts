import { describe, expect, it } from 'vitest';
import { getEmulatorAddress } from '../../emulators/project.ts';

const fetchHeaders = async (path: string): Promise<Headers> =>
  (await fetch(getEmulatorAddress('hosting') + path)).headers;

/**
 * Headers of every page except Google's helper pages for the sign-in popup, below `/__/`. These
 * headers would break the popup.
 */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
];

describe('Hosting', () => {
  it.each(['/', '/program', '/admin', '/nowhere', '/robots.txt'])(
    'sends the security headers with %s',
    async (path) => {
      const headers = await fetchHeaders(path);
      for (const name of pageHeaders) expect(headers.get(name), name).not.toBeNull();
    },
  );

  it('sends no header that would break the pages of the sign-in popup', async () => {
    const headers = await fetchHeaders('/__/firebase/init.json');
    for (const name of pageHeaders) expect(headers.get(name), name).toBeNull();
    expect(headers.get('strict-transport-security')).not.toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
