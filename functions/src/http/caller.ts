import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import { defineInt } from 'firebase-functions/params';
import { hashedId } from '../data/keyed-hash.ts';

/**
 * How many proxies of the platform's stand before us. Each adds to the right end of
 * X-Forwarded-For the address that called it; what stands further left is the caller's own writing.
 */
const trustedProxies = defineInt('TRUSTED_PROXIES', {
  default: 1,
  description: 'Proxies of the platform between a visitor and the functions',
});

/** One household or lecture hall has a whole /64 of IPv6: its addresses count as one caller. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Who calls, as a keyed hash of the network address that the platform vouches for. */
export function callerOf(request: Request): string {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const address = hops.at(-trustedProxies.value()) || hops[0] || request.socket.remoteAddress;
  return hashedId('caller', networkOf(address ?? ''));
}
