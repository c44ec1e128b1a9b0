import type { Handler } from './handler.ts';

/**
 * `GET /api/staff/session`: returns the staff account that the browser is signed in with
 * (specification, section 6).
 */
export const getStaffSession: Handler<'getStaffSession'> = ({ staff: { email, name } }) =>
  Promise.resolve({ body: { email, name } });
