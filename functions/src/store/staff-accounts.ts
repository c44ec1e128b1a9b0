import type { UserRecord } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { defineString } from 'firebase-functions/params';
import { withTimeout } from '../runtime/deadline.ts';
import { auth } from './admin.ts';

/** A member of staff, as their account says. */
export interface Staff {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

const staff = defineString('STAFF_ADDRESSES', {
  description: 'Who may use the dashboard: e-mail addresses in lower case, separated by commas',
});

/**
 * Whether an address is one of the staff's.
 *
 * @throws Error when the parameter is missing: an empty list would have every account removed
 */
export function isStaffAddress(address: string): boolean {
  const list = staff.value();
  if (list === '') throw new Error('STAFF_ADDRESSES is empty.');
  return list.split(',').includes(address.toLowerCase());
}

/** Whether an account is staff's by any address it has, proven or not: such an account is never removed. */
const isStaffAccount = ({ email, providerData }: UserRecord): boolean =>
  [email, ...providerData.map((provider) => provider.email)].some(
    (address) => address !== undefined && isStaffAddress(address),
  );

const isUserNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

async function removeUnlessStaff(uid: string): Promise<void> {
  const account = await auth().getUser(uid);
  if (!isStaffAccount(account)) await auth().deleteUser(uid);
}

/** Auth may take this long, while somebody waits to be told that they were refused. */
const removalTimeoutMs = 2_000;

/**
 * Removes the account of somebody who signed in and is not staff: nothing of theirs is to be kept.
 * A fault of Auth is logged only, since the nightly run removes who is left.
 */
export async function removeOutsider(uid: string): Promise<void> {
  try {
    await withTimeout(removeUnlessStaff(uid), removalTimeoutMs);
  } catch (error) {
    if (isUserNotFound(error)) return;
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('refused account not removed yet', { kind });
  }
}

/**
 * Removes every account that is not staff's, a page after the other; gives their number.
 *
 * @throws what Auth throws while it lists; accounts it could not delete are logged, and left to the
 *   next run
 */
export async function removeOutsiders(): Promise<number> {
  let removedCount = 0;
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth().listUsers(1000, page);
    const uids = users.filter((account) => !isStaffAccount(account)).map(({ uid }) => uid);
    if (uids.length > 0) {
      const { successCount, failureCount } = await auth().deleteUsers(uids);
      removedCount += successCount;
      if (failureCount > 0) logger.warn('refused accounts not removed yet', { failureCount });
    }
    page = pageToken;
  } while (page !== undefined);
  return removedCount;
}
