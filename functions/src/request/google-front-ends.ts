import { BlockList } from 'node:net';

/**
 * The networks of Google's own servers, without those rented to cloud customers. Google publishes
 * them as goog.json minus cloud.json (https://www.gstatic.com/ipranges/). This list was compiled
 * from public registrations instead, on 2026-11-22. It has not been compared with a live
 * deployment.
 */
const ipv4 = [
  ['35.191.0.0', 16],
  ['64.233.160.0', 19],
  ['66.102.0.0', 20],
  ['66.249.64.0', 19],
  ['72.14.192.0', 18],
  ['74.125.0.0', 16],
  ['108.177.0.0', 17],
  ['130.211.0.0', 22],
  ['142.250.0.0', 15],
  ['172.217.0.0', 16],
  ['172.253.0.0', 16],
  ['173.194.0.0', 16],
  ['192.178.0.0', 15],
  ['209.85.128.0', 17],
  ['216.58.192.0', 19],
  ['216.239.32.0', 19],
] as const;
const ipv6 = [
  ['2001:4860::', 32],
  ['2404:6800::', 32],
  ['2607:f8b0::', 32],
  ['2800:3f0::', 32],
  ['2a00:1450::', 32],
  ['2c0f:fb50::', 32],
] as const;

const networks = new BlockList();
for (const [address, prefix] of ipv4) networks.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of ipv6) networks.addSubnet(address, prefix, 'ipv6');

/** Whether a canonical IP address belongs to one of Google's own servers. */
export const isGoogleFrontEnd = (address: string): boolean =>
  networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
