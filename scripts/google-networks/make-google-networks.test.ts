import { expect, it } from 'vitest';
import { makeGoogleNetworks } from './make-google-networks.ts';

const makeList = (...networks: readonly string[]) => ({
  syncToken: '1787323540000',
  creationTime: '2026-08-21T14:45:40.000000',
  prefixes: networks.map((network) =>
    network.includes(':') ? { ipv6Prefix: network } : { ipv4Prefix: network, scope: 'us-east1' },
  ),
});

const lists: Readonly<Record<string, unknown>> = {
  'goog.json': makeList('198.51.100.0/24', '203.0.113.0/24', '2001:db8::/32'),
  'cloud.json': makeList('203.0.113.0/25', '192.0.2.0/24'),
  'googlebot.json': makeList('198.51.100.64/27', '2001:db8:4801:10::/64'),
  'special-crawlers.json': makeList('198.51.100.96/27'),
  'user-triggered-fetchers.json': makeList('198.51.100.0/26'),
};

const readList = (address: string) => Promise.resolve(lists[address.replace(/^.*\//u, '')]);

it('makes the list of Google’s own servers from its published lists', async () => {
  const networks = await makeGoogleNetworks(readList);
  expect(networks.slice(0, 3)).toEqual(['198.51.100.128/25', '203.0.113.128/25', '2001:db8::/34']);
  // All but the hole of the crawler's /64 in the /32.
  expect(networks).toHaveLength(2 + 32);
});

it.each([undefined, {}, { prefixes: [] }, { prefixes: [{ ipPrefix: '192.0.2.0/24' }] }])(
  'refuses a list in another format: %j',
  async (list) => {
    const readOther = (address: string) =>
      address.endsWith('cloud.json') ? Promise.resolve(list) : readList(address);
    await expect(makeGoogleNetworks(readOther)).rejects.toThrow('cloud.json is no list');
  },
);
