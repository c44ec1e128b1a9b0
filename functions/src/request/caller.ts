import type { Request } from 'express';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import type { Caller } from '../store/rate-limits.ts';
import { isGoogleFrontEnd } from './google-front-ends.ts';
import { canonicalizeAddress, getNetwork } from './ip-address.ts';

/**
 * Determines the address of a request's caller. The last entry of X-Forwarded-For is the address
 * that connected to the function. For a direct request, this is the visitor. For a request through
 * Hosting, it is one of Google's front ends. The entry before it is then the visitor. Callers can
 * forge all entries further left, so they are ignored.
 */
function readAddresses(request: Request) {
  const chain = (request.get('x-forwarded-for') ?? '').split(',').map(canonicalizeAddress);
  const lastAddress =
    chain.at(-1) ?? canonicalizeAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  const isThroughHosting = isGoogleFrontEnd(lastAddress);
  const address = (isThroughHosting && chain.at(-2)) || lastAddress;
  return { address, lastAddress, isThroughHosting };
}

/** The address of a request's caller, in its canonical spelling. */
export const getCallerAddress = (request: Request): string => readAddresses(request).address;

/**
 * Identifies the caller of a request by hashes: of its household, of the network around it, and of
 * the front end of Hosting that forwarded the request.
 */
export function getCaller(request: Request): Caller {
  const { address, lastAddress, isThroughHosting } = readAddresses(request);
  return {
    id: makeHashedId('caller', getNetwork(address, 'household')),
    subnet: makeHashedId('subnet', getNetwork(address, 'subnet')),
    frontEnd: isThroughHosting ? makeHashedId('network', lastAddress) : undefined,
  };
}
