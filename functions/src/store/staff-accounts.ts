import type { UserRecord } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { defineString } from 'firebase-functions/params';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { withTimeout } from '../runtime/deadline.ts';
import { auth } from './admin.ts';

/** The account of a staff member. */
export interface Staff {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

const staffAddresses = defineString('STAFF_ADDRESSES', {
  description: 'Who may use the dashboard: e-mail addresses in lower case, separated by commas',
});

/**
 * Whether an address is on the staff list.
 *
 * @throws Error when the parameter is missing, because an empty list would remove every account
 */
export function isStaffAddress(address: string): boolean {
  const addresses = staffAddresses.value();
  if (addresses === '') throw new Error('STAFF_ADDRESSES is empty.');
  return addresses.split(',').includes(address.toLowerCase());
}

/**
 * Whether any address of an account is on the staff list, verified or not. Such an account is never
 * removed.
 */
const isStaffAccount = ({ email, providerData }: UserRecord): boolean =>
  [email, ...providerData.map((provider) => provider.email)].some(
    (address) => address !== undefined && isStaffAddress(address),
  );

/**
 * Finds the names in the accounts of staff, by address. The names are stored nowhere else.
 *
 * @throws any error of Auth
 */
export async function findStaffNames(): Promise<Record<string, string>> {
  const addresses = staffAddresses.value().split(',');
  const { users } = await auth().getUsers(addresses.map((email) => ({ email })));
  return Object.fromEntries(
    users.flatMap(({ email, displayName }) =>
      email !== undefined && displayName ? [[canonicalizeEmail(email), displayName]] : [],
    ),
  );
}

const isUserNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

async function deleteUnlessStaff(uid: string): Promise<void> {
  const account = await auth().getUser(uid);
  if (!isStaffAccount(account)) await auth().deleteUser(uid);
}

/** The refused caller waits for Auth at most this long. */
const removalTimeoutMs = 2_000;

/**
 * Deletes the account of a person who signed in and is not staff, so that none of their data is
 * kept. An error of Auth is only logged, because the nightly run deletes the remaining accounts.
 */
export async function deleteNonStaffAccount(uid: string): Promise<void> {
  try {
    await withTimeout(deleteUnlessStaff(uid), removalTimeoutMs);
  } catch (error) {
    if (isUserNotFound(error)) return;
    const kind = error instanceof Error ? error.name : typeof error;
    logger.warn('refused account not removed yet', { kind });
  }
}

/**
 * Deletes every account that is not staff's, page by page. Returns their number. Logs how many Auth
 * could not delete; the next run tries again.
 *
 * @throws any error of Auth, or an error if the staff list is missing
 */
export async function deleteNonStaffAccounts(): Promise<number> {
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
