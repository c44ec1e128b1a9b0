import { staffSessionSchema } from '@club/domain/staff-session';
import * as v from 'valibot';

/** The last account that was read. The stored user is removed when the session ends in a form. */
let account = '';

/**
 * Names a draft of the account that uses this browser, so that the next account does not find it.
 *
 * @param name the name of what the draft is of
 */
export function nameAccountDraft(name: string): string {
  try {
    // The specification (section 9) defines this key.
    account = v.parse(staffSessionSchema, JSON.parse(localStorage.getItem('user') ?? '')).email;
  } catch {
    // Without a stored user, the draft belongs to the last account.
  }
  return `${account}:${name}`;
}
