import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identities, type Identity } from '../rules/identities.ts';
import { getAdminApp, projectId } from './admin.ts';
import { callApi } from './http.ts';

const accountUids = identities.filter(({ claims }) => claims).map(({ uid }) => uid);
const getAuthClient = () => getAuth(getAdminApp());

/** Makes the account accept sessions from before its creation. The Admin SDK cannot do this. */
async function acceptOlderSessions(localId: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const response = await fetch(`http://127.0.0.1:9099/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, validSince: '1' }),
  });
  expect(response.status).toBe(200);
}

// The guard checks that the account exists, so each identity needs one.
beforeAll(async () => {
  await getAuthClient().importUsers(accountUids.map((uid) => ({ uid })));
  await Promise.all(accountUids.map(acceptOlderSessions));
});
afterAll(async () => {
  await getAuthClient().deleteUsers(accountUids);
});

/** Makes a token with the claims of an identity, unsigned as the Auth emulator's tokens are. */
function makeToken({ uid, claims }: Identity): string | undefined {
  if (!claims) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(payload)}.`;
}

it.each(identities)('the API decides about $name as both rules files do', async (identity) => {
  const token = makeToken(identity);
  const { status } = await callApi('/api/staff/session', token === undefined ? {} : { token });
  const refusalStatus = token === undefined || identity.isStale ? 401 : 403;
  expect(status).toBe(identity.isStaff ? 200 : refusalStatus);
});
