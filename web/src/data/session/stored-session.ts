import type { StaffSession } from '@club/domain/staff-session';

/** The specification defines these keys (section 9). */
const keys = { token: 'token', user: 'user' } as const;

/**
 * Uses the browser's storage. Every use of it may throw: it may be full, or forbidden by a setting.
 * Then the session lasts until the page is closed.
 */
function tryStorage<Result>(callback: (storage: Storage) => Result): Result | undefined {
  try {
    return callback(localStorage);
  } catch {
    return undefined;
  }
}

/** Stores the session for the next visit. */
export function storeSession(token: string, user: StaffSession): void {
  tryStorage((storage) => {
    storage.setItem(keys.token, token);
    storage.setItem(keys.user, JSON.stringify(user));
  });
}

/** True if a token is stored. Only the server knows if it is valid. */
export const hasStoredSession = (): boolean =>
  typeof tryStorage((storage) => storage.getItem(keys.token)) === 'string';

/** Removes the token and user: on Log Out, refusal, and the session's end. */
export function clearStoredSession(): void {
  tryStorage((storage) => {
    storage.removeItem(keys.token);
    storage.removeItem(keys.user);
  });
}
