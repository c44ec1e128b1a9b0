import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteNonStaffAccount, deleteNonStaffAccounts } from './staff-accounts.ts';

const log = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const staff = 'staff@example.org';
const outsider = 'outsider@example.org';
type Account = Pick<UserRecord, 'uid' | 'email' | 'providerData'>;

/** Auth in memory, with pages of two accounts. */
const accounts = new Map<string, Account>();
const auth = vi.hoisted(() => ({
  getUser: vi.fn(),
  deleteUser: vi.fn(),
  deleteUsers: vi.fn(),
  listUsers: vi.fn(),
}));
vi.mock('./admin.ts', () => ({ auth: () => auth }));

function addAccount(uid: string, email: string | undefined, googleEmail = email): void {
  const providerData = googleEmail === undefined ? [] : [{ email: googleEmail }];
  accounts.set(uid, { uid, email, providerData } as unknown as Account);
}
const makeNotFoundError = () =>
  Object.assign(new Error('no such user'), { code: 'auth/user-not-found' });

beforeEach(() => {
  vi.stubEnv('STAFF_ADDRESSES', `first@example.org,${staff}`);
  accounts.clear();
  auth.getUser.mockImplementation((uid: string) =>
    accounts.has(uid) ? Promise.resolve(accounts.get(uid)) : Promise.reject(makeNotFoundError()),
  );
  auth.deleteUser.mockImplementation((uid: string) =>
    accounts.delete(uid) ? Promise.resolve() : Promise.reject(makeNotFoundError()),
  );
  auth.deleteUsers.mockImplementation((uids: string[]) => {
    for (const uid of uids) accounts.delete(uid);
    return Promise.resolve({ successCount: uids.length, failureCount: 0 });
  });
  auth.listUsers.mockImplementation((_: number, page = '0') => {
    const users = [...accounts.values()].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    const remainingUsers = users.filter(({ uid }) => uid > page);
    const pageToken = remainingUsers.length > 2 ? remainingUsers[1]?.uid : undefined;
    return Promise.resolve({ users: remainingUsers.slice(0, 2), pageToken });
  });
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('a refused account', () => {
  it('is removed, and a second removal has no effect', async () => {
    addAccount('a', outsider);
    await deleteNonStaffAccount('a');
    expect(accounts.size).toBe(0);
    await deleteNonStaffAccount('a');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['by its address', staff, undefined],
    ['by its address in capitals', staff.toUpperCase(), undefined],
    ['by its address at Google alone', outsider, staff],
    ['by its address at Google in capitals', undefined, staff.toUpperCase()],
  ])('is not removed if it belongs to staff %s', async (_, email, googleEmail) => {
    addAccount('a', email, googleEmail);
    await deleteNonStaffAccount('a');
    expect(await deleteNonStaffAccounts()).toBe(0);
    expect(accounts.has('a')).toBe(true);
  });

  it('that Auth fails to remove is removed at night, and the failure is only logged', async () => {
    addAccount('a', outsider);
    auth.deleteUser.mockRejectedValueOnce(new Error('Auth is away'));
    await expect(deleteNonStaffAccount('a')).resolves.toBeUndefined();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('refused account not removed yet', {
      kind: 'Error',
    });
    expect(await deleteNonStaffAccounts()).toBe(1);
    expect(accounts.size).toBe(0);
  });
});

it('the nightly run removes all accounts that are not staff, over all pages', async () => {
  for (let n = 1; n <= 5; n += 1) addAccount(`u${n}`, `somebody-${n}@example.org`);
  addAccount('u6', staff);
  addAccount('u7', undefined);
  expect(await deleteNonStaffAccounts()).toBe(6);
  expect([...accounts.keys()]).toEqual(['u6']);
  expect(await deleteNonStaffAccounts()).toBe(0);
});

it('without the staff list no account is removed', async () => {
  vi.stubEnv('STAFF_ADDRESSES', '');
  addAccount('a', outsider);
  await deleteNonStaffAccount('a');
  await expect(deleteNonStaffAccounts()).rejects.toThrow('STAFF_ADDRESSES is empty.');
  expect(accounts.has('a')).toBe(true);
});
