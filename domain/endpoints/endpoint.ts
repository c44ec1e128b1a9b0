import * as v from 'valibot';

/**
 * Who may call an endpoint. It has no default: an entry without it does not compile. Everyone may
 * call a `public-or-staff` endpoint, and staff get more data.
 */
type Access = 'public' | 'public-or-staff' | 'staff';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** The path on the site's origin. `{id}` and `{collection}` match one segment each. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The schema of the JSON body. `null` without a body, or if it is not JSON. */
  readonly input: v.GenericSchema | null;
  readonly output: v.GenericSchema;
  /** Whether the endpoint also accepts a form-encoded body, from a plain HTML form. */
  readonly acceptsForm?: true;
  /** Whether it works even while writes are stopped. The law requires this of unsubscribing. */
  readonly worksWhileStopped?: true;
}

/** The response of an endpoint that returns nothing else. */
export const acknowledgement = v.object({ ok: v.literal(true) });
