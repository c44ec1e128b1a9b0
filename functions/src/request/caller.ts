import type { Request } from 'express';
import { hashedId } from '../runtime/keyed-hash.ts';
import type { Caller } from '../store/rate-limits.ts';
import { isGoogleFrontEnd } from './google-front-ends.ts';
import { canonicalizeAddress, getNetwork } from './ip-address.ts';

/**
 * Tells callers apart through both doors of a function. The last entry of X-Forwarded-For is the
 * address that connected to the function. Through Hosting that is a front end of Google's, and the
 * entry before it is the visitor; at the function's own address it is the visitor. Entries further
 * left are the visitor's own text and are never read.
 */
export function getCaller(request: Request): Caller {
  const chain = (request.get('x-forwarded-for') ?? '').split(',').map(canonicalizeAddress);
  const lastAddress =
    chain.at(-1) ?? canonicalizeAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  const isThroughHosting = isGoogleFrontEnd(lastAddress);
  const address = (isThroughHosting && chain.at(-2)) || lastAddress;
  const household = getNetwork(address, 64);
  const network = isThroughHosting ? lastAddress : getNetwork(address, 48);
  return {
    id: hashedId('caller', household),
    network: network === household ? undefined : hashedId('network', network),
  };
}
