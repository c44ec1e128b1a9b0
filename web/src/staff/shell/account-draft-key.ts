import { staffSessionSchema } from '@club/domain/staff-session';
import * as v from 'valibot';

/** The account of the last call. When a session ends, its open form still stores its draft. */
let account = '';

/**
 * Makes the key of a draft in localStorage. It begins with the address of the signed-in account, so
 * that the next account of this browser does not find the draft.
 *
 * @param name what the draft is of, such as a tab and a row's id
 */
export function makeAccountDraftKey(name: string): string {
  try {
    // The specification (section 9) defines this key.
    account = v.parse(staffSessionSchema, JSON.parse(localStorage.getItem('user') ?? '')).email;
  } catch {
    // Without a stored user, the draft belongs to the last account.
  }
  return `${account}:${name}`;
}
