import { projectId } from './admin.ts';
import { getStaffToken } from './identities.ts';

const firestoreOrigin = 'http://127.0.0.1:8080';
/** The emulators accept this token as an administrator's, to whom the rules do not apply. */
const adminToken = 'owner';

/** A value in the format of Firestore's REST interface: its type and the value. */
type FirestoreValue = Readonly<Record<string, unknown>>;

function toFirestoreValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return { integerValue: String(Number(value)) };
}

interface DirectWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const commitWrite = (token: string, write: object) =>
  fetch(`${firestoreOrigin}/v1/projects/${projectId}/databases/(default)/documents:commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [write] }),
  });

const getDocumentName = (path: string) =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

/**
 * Changes fields of a document without the API, as the rules allow a staff member's browser.
 * Returns the HTTP status.
 */
export async function writeDirectly({ path, fields }: DirectWrite): Promise<number> {
  const values = Object.entries(fields).map(
    ([name, value]) => [name, toFirestoreValue(value)] as const,
  );
  const response = await commitWrite(await getStaffToken(), {
    update: { name: getDocumentName(path), fields: Object.fromEntries(values) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: true },
  });
  return response.status;
}

/**
 * Stores a double, bypassing the rules. The SDKs would write a number without a fraction as an
 * integer.
 */
export async function storeDouble(path: string, name: string, value: number): Promise<void> {
  await commitWrite(adminToken, {
    update: { name: getDocumentName(path), fields: { [name]: { doubleValue: value } } },
    updateMask: { fieldPaths: [name] },
  });
}

/** Reads the type of a stored value, such as `integerValue`. */
export async function getValueKind(path: string, name: string): Promise<string | undefined> {
  const response = await fetch(`${firestoreOrigin}/v1/${getDocumentName(path)}`, {
    headers: { Authorization: `Bearer ${adminToken}` },
  });
  const document = (await response.json()) as { fields: Readonly<Record<string, FirestoreValue>> };
  return Object.keys(document.fields[name] ?? {})[0];
}
