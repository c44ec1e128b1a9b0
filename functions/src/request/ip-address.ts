import { isIP, isIPv4 } from 'node:net';

/** Splits an IPv6 address into its eight groups of 16 bits. */
function splitGroups(canonical: string): number[] {
  const [head = '', rest] = canonical.split('::');
  const parseGroups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const [leftGroups, rightGroups] = [parseGroups(head), parseGroups(rest ?? '')];
  return [
    ...leftGroups,
    ...Array<number>(8 - leftGroups.length - rightGroups.length).fill(0),
    ...rightGroups,
  ];
}

const toIPv4 = (high: number, low: number): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/**
 * Finds the IPv4 address in an IPv6 one: mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96) or 6to4
 * (2002::/16).
 */
function findEmbeddedIPv4(groups: readonly number[]): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (a === 0x2002) return toIPv4(b, c);
  if (c !== 0 || d !== 0 || e !== 0) return undefined;
  const isMapped = a === 0 && b === 0 && f === 0xffff;
  const isNat64 = a === 0x64 && b === 0xff9b && f === 0;
  return isMapped || isNat64 ? toIPv4(g, h) : undefined;
}

/**
 * Converts an address to its canonical spelling. IPv6 is compressed and in lower case. IPv4 in IPv6
 * becomes IPv4.
 *
 * @returns undefined for a string that is not an IP address
 */
export function canonicalizeAddress(text: string): string | undefined {
  // "%eth0" names an interface of the sender's machine and is not part of the address.
  const address = text.trim().replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  if (isIPv4(address)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return findEmbeddedIPv4(splitGroups(canonical)) ?? canonical;
}

/**
 * Returns the network of an address. One household has an IPv4 address, or a /64 of IPv6 or more.
 * A subnet is
 * a /24 of IPv4 or a /48 of IPv6.
 *
 * @param address in its canonical spelling
 */
export function getNetwork(address: string, size: 'household' | 'subnet'): string {
  if (!address.includes(':'))
    return size === 'household' ? address : address.split('.').slice(0, 3).join('.');
  return splitGroups(address)
    .slice(0, size === 'household' ? 4 : 3)
    .map((group) => group.toString(16))
    .join(':');
}
