import type { BodyOf } from '../../../domain/endpoints.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { CommandError } from '../../../emulators/command-error.ts';
import { getDatabase } from '../../../tests/api/admin.ts';
import { getStaffToken } from '../../../tests/api/identities.ts';
import { makeNote } from '../../../tests/factories/note.ts';
import { toStoredDocument } from '../../../emulators/demo/to-stored-document.ts';
import { startFunction } from '../function-server.ts';
import { ports } from './servers.ts';

/** The durations of concurrent saves, in milliseconds. */
export interface SaveTimes {
  readonly concurrency: number;
  /** The number of rounds after the first one. */
  readonly rounds: number;
  /** The longest save of the first round, on a new server without open connections. */
  readonly longestInFirstRound: number;
  /** The median of the saves after the first round. `p99` and `longest` are of these saves too. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

const concurrency = 16;
const rounds = 20;

const rows = Array.from({ length: concurrency }, (_, n) => makeNote({ _id: `bench-${n}` }));
const getNoteDocument = (id: string) => getDatabase().doc(`notes/${id}`);

async function addRows(): Promise<void> {
  const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));
  await Promise.all(
    rows.map((row) => getNoteDocument(row._id).set(toStoredDocument(row, toTimestamp))),
  );
}

/** Removes the rows, and the entries that their saves added to the history. */
async function removeRows(): Promise<void> {
  const { docs } = await getDatabase()
    .collection('history')
    .where('collection', '==', 'notes')
    .get();
  const benchEntries = docs.filter((entry) => String(entry.get('id')).startsWith('bench-'));
  await Promise.all(benchEntries.map(({ ref }) => ref.delete()));
  await Promise.all(rows.map(({ _id }) => getNoteDocument(_id).delete()));
}

/** Saves one row and returns the duration in milliseconds. */
async function saveRow(origin: string, token: string, id: string): Promise<number> {
  const { note, note_fr, buttonDisplay } = makeNote();
  const body: BodyOf<'updateNote'> = { note, note_fr, buttonDisplay };
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/notes/update/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new CommandError(`A save failed with status ${response.status}.`);
  return performance.now() - startedAt;
}

/**
 * Saves sixteen rows at once, on functions-framework and the emulators. Twenty rounds follow a
 * first one, which is measured separately.
 *
 * @throws CommandError when a single save fails
 */
export async function measureSaves(signal: AbortSignal): Promise<SaveTimes> {
  await addRows();
  try {
    const token = await getStaffToken();
    const { origin } = await startFunction('api', {
      port: ports.staff,
      signal,
      usesAuthEmulator: true,
    });
    const saveAll = () => Promise.all(rows.map(({ _id }) => saveRow(origin, token, _id)));
    const longestInFirstRound = Math.max(...(await saveAll()));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(...(await saveAll()));
    const ascendingTimes = times.toSorted((a, b) => a - b);
    const getPercentile = (share: number) =>
      ascendingTimes[Math.ceil(share * ascendingTimes.length) - 1] ?? NaN;
    return {
      concurrency,
      rounds,
      longestInFirstRound,
      p50: getPercentile(0.5),
      p99: getPercentile(0.99),
      longest: getPercentile(1),
    };
  } finally {
    await removeRows();
  }
}
