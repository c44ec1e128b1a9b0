import { GoogleAuthProvider, signInWithCredential, type User } from 'firebase/auth';
import * as v from 'valibot';
import { firebaseSettings } from '../firebase-settings.ts';
import { getStaffAuth } from './staff-auth.ts';

// The sign-in with the Auth emulator, without internet. Production builds leave this file out.

const accountsSchema = v.object({
  userInfo: v.array(
    v.object({
      email: v.optional(v.string(), ''),
      displayName: v.optional(v.string(), ''),
      providerUserInfo: v.optional(
        v.array(v.object({ providerId: v.string(), rawId: v.string() })),
        [],
      ),
    }),
  ),
});

/** A Google account of the Auth emulator. `sub` is its id at Google. */
export interface EmulatorAccount {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** Lists the Google accounts of the Auth emulator. */
export async function listEmulatorAccounts(): Promise<EmulatorAccount[]> {
  const project = firebaseSettings.projectId;
  // With this header, the emulator accepts the request as an administrator's.
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(
    `http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`,
    { method: 'POST', headers, body: '{}' },
  );
  const { userInfo } = v.parse(accountsSchema, await response.json());
  return userInfo.flatMap(({ email, displayName, providerUserInfo }) =>
    providerUserInfo
      .filter(({ providerId }) => providerId === 'google.com')
      .map(({ rawId }) => ({ sub: rawId, email, name: displayName })),
  );
}

/**
 * Signs in as an account of the Auth emulator, without Google's scripts.
 *
 * @throws FirebaseError if the emulator does not respond.
 */
export async function signInWithEmulator({ sub, email, name }: EmulatorAccount): Promise<User> {
  const identity = { sub, email, name, email_verified: true };
  const credential = GoogleAuthProvider.credential(JSON.stringify(identity));
  const { user } = await signInWithCredential(getStaffAuth(), credential);
  return user;
}
