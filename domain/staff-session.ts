import * as v from 'valibot';

/** What `GET /api/staff/session` tells a member of staff about themselves. */
export const staffSessionSchema = v.object({ email: v.string(), name: v.string() });
export type StaffSession = v.InferOutput<typeof staffSessionSchema>;
