import { limits } from '@club/domain/limits';
import { noteSchema } from '@club/domain/content/note';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { removeNote, storeNote } from './stored-note.ts';

const id = 'edited';
const path = `/api/notes/update/${id}`;
const edit = { note: 'Gym closed Monday.', note_fr: 'Gymnase fermé lundi.', buttonDisplay: false };

let token: string;
let baseInstant: string;
beforeAll(async () => {
  token = await getStaffToken();
});
beforeEach(async () => {
  baseInstant = (await storeNote(id)).updatedAt;
});

afterAll(() => removeNote(id));

const saveNote = (json: unknown) => callApi(path, { method: 'PUT', token, json });
const findStoredNote = async () => (await getDatabase().doc(`notes/${id}`).get()).data();
const listEntries = async () =>
  (await getDatabase().collection('history').where('id', '==', id).get()).docs.map((one) =>
    one.data(),
  );

describe('GET /api/notes/getAll', () => {
  it('lists the notes for everybody, in the contract’s shape', async () => {
    const { status, json, headers } = await callApi('/api/notes/getAll');
    expect(status).toBe(200);
    const notes = v.parse(v.array(noteSchema), json);
    expect(notes.find(({ _id }) => _id === id)?.updatedAt).toBe(baseInstant);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  });

  it('skips a malformed note and lists the others', async () => {
    await getDatabase()
      .doc('notes/malformed')
      .set({ note: ['not', 'a', 'text'] });
    const { status, json } = await callApi('/api/notes/getAll');
    await getDatabase().doc('notes/malformed').delete();
    expect(status).toBe(200);
    const ids = v.parse(v.array(noteSchema), json).map(({ _id }) => _id);
    expect(ids).toContain(id);
    expect(ids).not.toContain('malformed');
  });
});

describe('PUT /api/notes/update/{id}', () => {
  it('saves the note, trimmed, and returns it with its new updatedAt', async () => {
    const { status, json } = await saveNote({
      ...edit,
      note: `  ${edit.note}\n`,
      updatedAt: baseInstant,
    });
    expect(status).toBe(200);
    const note = v.parse(noteSchema, json);
    expect(note).toMatchObject({ _id: id, ...edit });
    expect(Date.parse(note.updatedAt)).toBeGreaterThan(Date.parse(baseInstant));
    expect(await findStoredNote()).toMatchObject(edit);
  });

  it('accepts the three fields of the contract without updatedAt', async () => {
    expect((await saveNote(edit)).status).toBe(200);
  });

  it('stores the author of a save, and the note before and after it', async () => {
    const countBefore = (await listEntries()).length;
    await saveNote({ ...edit, updatedAt: baseInstant });
    const entries = await listEntries();
    expect(entries).toHaveLength(countBefore + 1);
    expect(entries).toContainEqual(
      expect.objectContaining({
        collection: 'notes',
        by: expect.objectContaining({ email: 'staff-one@example.org' }) as unknown,
        before: expect.objectContaining({ updatedAt: baseInstant }) as unknown,
        after: expect.objectContaining(edit) as unknown,
      }),
    );
  });

  it('responds with 404 for a missing note, and does not create it', async () => {
    const response = await callApi('/api/notes/update/missing', {
      method: 'PUT',
      token,
      json: edit,
    });
    expect([response.status, response.json]).toEqual([404, { error: 'not-found' }]);
    expect((await getDatabase().doc('notes/missing').get()).exists).toBe(false);
  });

  it('responds with 409 and the current note after a concurrent save', async () => {
    const otherSave = await saveNote({ ...edit, note: 'Theirs', updatedAt: baseInstant });
    const { status, json } = await saveNote({ ...edit, note: 'Mine', updatedAt: baseInstant });
    expect(status).toBe(409);
    expect(json).toEqual({ error: 'conflict', current: otherSave.json });
    expect(await findStoredNote()).toMatchObject({ note: 'Theirs' });
  });

  it('accepts exactly one of several simultaneous saves of the same version of a note', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        saveNote({ ...edit, note: `Save ${n}`, updatedAt: baseInstant }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(5).fill(409)]);
  });
});

describe('a body that is not a note', () => {
  const badBodies: [title: string, json: unknown, fields: string[]][] = [
    ['an empty object', {}, ['note', 'note_fr', 'buttonDisplay']],
    ['a number instead of a string', { ...edit, note: 7 }, ['note']],
    ['a list instead of a string', { ...edit, note_fr: ['x'] }, ['note_fr']],
    ['a string instead of a boolean', { ...edit, buttonDisplay: 'true' }, ['buttonDisplay']],
    ['a string that is too long', { ...edit, note: 'x'.repeat(limits.note + 1) }, ['note']],
    ['an unknown field', { ...edit, num: 1 }, ['num']],
    ['an id', { ...edit, _id: 'other' }, ['_id']],
    ['an invalid instant', { ...edit, updatedAt: 'yesterday' }, ['updatedAt']],
    ['a list', [edit], ['(body)']],
  ];

  it.each(badBodies)(
    'is refused, and the response names the invalid fields: %s',
    async (_, json, fields) => {
      const before = await findStoredNote();
      const response = await saveNote(json);
      expect([response.status, response.json]).toEqual([400, { error: 'invalid-body', fields }]);
      expect(await findStoredNote()).toEqual(before);
    },
  );

  it.each(['null', '{"note":', '', '"text"'])('is refused when it is %j', async (body) => {
    const before = await findStoredNote();
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await callApi(path, { method: 'PUT', token, headers, body });
    // The platform may refuse these bodies before the API.
    expect(status).toBe(400);
    expect(await findStoredNote()).toEqual(before);
  });

  it('is refused as too large beyond 64 KB', async () => {
    const response = await saveNote({ ...edit, note: 'x'.repeat(limits.bodyBytes) });
    expect([response.status, response.json]).toEqual([413, { error: 'body-too-large' }]);
  });

  it('is refused when it is not JSON', async () => {
    const body = new URLSearchParams({ note: 'x', note_fr: 'x', buttonDisplay: 'true' });
    const response = await callApi(path, { method: 'PUT', token, body });
    expect([response.status, response.json]).toEqual([415, { error: 'unsupported-media-type' }]);
  });
});
