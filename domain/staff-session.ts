import * as v from 'valibot';

/** The response of `GET /api/staff/session`: the caller's own account. */
export const staffSessionSchema = v.object({ email: v.string(), name: v.string() });
export type StaffSession = v.InferOutput<typeof staffSessionSchema>;

/** The names in the Google accounts of staff, by address. Whoever has never signed in is missing. */
export const staffNamesSchema = v.record(v.string(), v.string());
