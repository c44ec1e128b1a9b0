import type { Handler } from './handler.ts';

/** `GET /api/staff/session`: tells a signed-in browser that it belongs to staff (section 6). */
export const getStaffSession: Handler<'getStaffSession'> = ({ staff: { email, name } }) =>
  Promise.resolve({ body: { email, name } });
