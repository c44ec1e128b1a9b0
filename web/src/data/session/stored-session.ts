import type { StaffSession } from '@club/domain/staff-session';

/** The specification defines these keys (section 9). */
const keys = { token: 'token', user: 'user' } as const;

/** Stores the session for the next visit. */
export function storeSession(token: string, user: StaffSession): void {
  localStorage.setItem(keys.token, token);
  localStorage.setItem(keys.user, JSON.stringify(user));
}

/** True if a token is stored. Only the server knows if it is valid. */
export const hasStoredSession = (): boolean => localStorage.getItem(keys.token) !== null;

/** Removes the token and user: on Log Out, refusal, and the session's end. */
export function clearStoredSession(): void {
  localStorage.removeItem(keys.token);
  localStorage.removeItem(keys.user);
}
