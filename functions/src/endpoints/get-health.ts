import { getCallerAddress } from '../request/caller.ts';
import { version } from '../runtime/version.ts';
import type { Handler } from './handler.ts';

/**
 * `GET /api/health`: returns the version of the functions, and the caller's own address as the rate
 * limiter determines it. It reads and stores nothing.
 */
export const getHealth: Handler<'getHealth'> = ({ request }) => ({
  body: { ok: true, version, caller: getCallerAddress(request) },
});
