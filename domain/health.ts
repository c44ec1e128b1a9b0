import * as v from 'valibot';

/** The response of `GET /api/health`. */
export const healthSchema = v.object({
  ok: v.literal(true),
  /** The commit that the functions were built from; `development` outside a deploy. */
  version: v.string(),
  /** The visitor's own address, by which the API limits requests. */
  caller: v.string(),
});
