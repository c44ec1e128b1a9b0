import type { Request } from 'express';
import { hashedId } from '../runtime/keyed-hash.ts';
import type { Caller } from '../store/rate-limits.ts';
import { isGoogleFrontEnd } from './google-front-ends.ts';
import { canonicalAddress, networkOf } from './ip-address.ts';

/**
 * Tells callers apart through both doors of a function. The last entry of X-Forwarded-For is the
 * address that connected to the function. Through Hosting that is a front end of Google's, and the
 * entry before it is the visitor; at the function's own address it is the visitor. Entries further
 * left are the visitor's own text and are never read.
 */
export function callerOf(request: Request): Caller {
  const chain = (request.get('x-forwarded-for') ?? '').split(',').map(canonicalAddress);
  const last = chain.at(-1) ?? canonicalAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  const isThroughHosting = isGoogleFrontEnd(last);
  const address = (isThroughHosting && chain.at(-2)) || last;
  const household = networkOf(address, 64);
  const wider = isThroughHosting ? last : networkOf(address, 48);
  return {
    id: hashedId('caller', household),
    network: wider === household ? undefined : hashedId('network', wider),
  };
}
