import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { GoogleApi } from '../../google/google-api.ts';
import { planCopyBack } from './copy-back.ts';
import { toDocumentsPath } from './compare-databases.ts';

const restoredDatabase = { projectId: 'club', id: 'restored-1' };
const liveDatabase = { projectId: 'club', id: '(default)' };

/** Both databases have the same banner. Other collections and databases do not exist. */
const google: GoogleApi = {
  read: (line, schema) => {
    const database = [restoredDatabase, liveDatabase].find((one) =>
      line.startsWith(`firestore v1/${toDocumentsPath(one)}/banners?`),
    );
    if (!database) return Promise.resolve(undefined);
    const name = `${toDocumentsPath(database)}/banners/banner-1`;
    return Promise.resolve(v.parse(schema, { documents: [{ name, updateTime: '' }] }));
  },
  send: () => Promise.reject(new Error('A plan sends nothing.')),
  wait: () => Promise.resolve(),
};

const plan = (selection: string, restoredId = restoredDatabase.id) =>
  planCopyBack(google, {
    restoredDatabase: { ...restoredDatabase, id: restoredId },
    liveDatabase,
    selection,
    isOverwriting: false,
  });

it.each(['banners', 'banners/banner-1'])(
  'plans no change for %s, which is the same',
  async (path) => {
    expect(await plan(path)).toEqual({ changes: [], skippedPaths: [] });
  },
);

it.each(['baners', 'banners/banner-9', 'banners/', '/banners', ''])(
  'refuses "%s", which the restored database does not have',
  async (path) => {
    await expect(plan(path)).rejects.toThrow(
      `The database restored-1 has no documents of "${path}"`,
    );
  },
);

it('refuses a database that does not exist', async () => {
  await expect(plan('banners', 'restored-9')).rejects.toThrow(
    'The database restored-9 has no documents of "banners"',
  );
});
