import * as v from 'valibot';
import { expect, it } from 'vitest';
import { makeEnvironment } from '../../../environments/testing/make-environment.ts';
import { getPrompts } from '../../go-live/prompts.ts';
import type { GoogleApi } from '../../google/google-api.ts';
import { planRestore } from './plan-restore.ts';

interface ExistingDatabase {
  readonly deleteProtectionState?: string;
  readonly collectionIds: readonly string[];
}

/** A project with one export and one restored database. */
const makeGoogle = ({ collectionIds, ...settings }: ExistingDatabase): GoogleApi => ({
  read: (line, schema) => {
    const responses = {
      backups: {},
      'o?delimiter=/': { prefixes: ['export-1/'] },
      'databases/restored-1': { name: 'restored-1', ...settings },
      'databases/restored-1/documents:listCollectionIds': { collectionIds },
    };
    const [, response] = Object.entries(responses).find(([end]) => line.endsWith(`/${end}`)) ?? [];
    return Promise.resolve(response && v.parse(schema, response));
  },
  send: () => Promise.reject(new Error('A plan sends nothing.')),
  wait: () => Promise.resolve(),
});

/** Plans to restore the export. Returns what was printed, and the planned requests. */
async function plan(database: ExistingDatabase) {
  const output: string[] = [];
  const changes = await planRestore(
    {
      environment: makeEnvironment(),
      google: makeGoogle(database),
      print: (text) => void output.push(text),
      prompts: getPrompts({ isTerminal: false }),
      isDryRun: true,
      confirmedProject: undefined,
    },
    'export-1',
    'restored-1',
  );
  return { output: output.join(''), calls: changes.map(({ call }) => call).join('\n') };
}

it('warns of an import that may be incomplete, if an earlier run did not finish', async () => {
  const { output, calls } = await plan({ collectionIds: ['banners'] });
  expect(output).toContain('documents may be missing from restored-1');
  expect(calls).not.toContain(':importDocuments');
});

it('does not warn of a database that a run has finished', async () => {
  const { output, calls } = await plan({
    collectionIds: ['banners'],
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(output).not.toContain('may be missing');
  expect(calls).not.toContain(':importDocuments');
});

it('imports into a database without documents', async () => {
  const { output, calls } = await plan({ collectionIds: [] });
  expect(output).not.toContain('may be missing');
  expect(calls).toContain('databases/restored-1:importDocuments');
});
