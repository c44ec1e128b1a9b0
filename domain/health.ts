import * as v from 'valibot';

/** The response of `GET /api/health`. */
export const healthSchema = v.object({
  ok: v.literal(true),
  /** The commit that the functions were built from; `development` outside a deploy. */
  version: v.string(),
  /** The caller's IP address, as the rate limiter sees it. */
  caller: v.string(),
});
