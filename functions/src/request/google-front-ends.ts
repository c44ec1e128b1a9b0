import { BlockList } from 'node:net';
import googleNetworks from './google-networks.json' with { type: 'json' };

/**
 * The networks of Google's own servers, without those of cloud customers, of crawlers and of what
 * users make Google fetch. `npm run google-networks` makes the list from Google's published ones.
 * The committed list was made without a network: from public registrations of 2026-11-22, a
 * placeholder for the networks of cloud customers, and copies of the crawlers' lists. Run the command
 * before the first deploy. The list has not been compared with a live deployment.
 */
const networks = new BlockList();
for (const network of googleNetworks) {
  const [address = '', prefix] = network.split('/');
  networks.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether a canonical IP address belongs to one of Google's own servers. */
export const isGoogleFrontEnd = (address: string): boolean =>
  networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
