import '../../tests/api/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { step } from '../../emulators/progress.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from '../../tests/api/admin.ts';
import { makeAddress, postJson } from '../../tests/api/visitor-requests.ts';
import { formatRow, formatTable } from './write-table.ts';

const rounds = 100;
const program = 'U15';
const hourAgo = Timestamp.fromMillis(Date.now() - 3_600_000);

type Send = (email: string) => Promise<{ readonly status: number }>;
type Prepare = (email: string) => Promise<unknown>;

const storeReader =
  (state: string): Prepare =>
  (email) =>
    getDatabase()
      .doc(`subscribers/${makeSubscriberId(email)}`)
      .set({ state, email, locale: 'fr', requestedAt: hourAgo, confirmedAt: hourAgo });
const storeFamily =
  (state: string): Prepare =>
  (email) => {
    const consent = { purpose: 'place', wording: 'a', locale: 'fr', page: '/', at: hourAgo };
    const times = {
      requestedAt: hourAgo,
      expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000),
    };
    return getDatabase()
      .doc(`waitingList/${makeFamilyId(program, email)}`)
      .set({ program, state, email, locale: 'fr', consent, ...times });
  };
const storeSuppression: Prepare = (email) =>
  getDatabase()
    .doc(`suppressions/${makeSubscriberId(email)}`)
    .set({ at: hourAgo, way: 'form' });

const subscribe: Send = (email) => postJson('/api/email/subscribe', { email });
const unsubscribe: Send = (email) => postJson('/api/email/unsubscribe', { email });
const requestPlace: Send = (email) => postJson('/api/waiting-list', { email, program });
/** The same name and number, so only the address and the text differ. */
const write = (email: string, messages: string) =>
  postJson('/api/contact', { email, messages, full_name: 'Ana' });
const writeAgain: Send = (email) => write(email, 'Bonjour');
const writeNew: Send = (email) => write(email, randomUUID());
const prepareNothing: Prepare = () => Promise.resolve();

const readerStates = {
  unknown: prepareNothing,
  pending: storeReader('pending'),
  confirmed: storeReader('confirmed'),
  left: storeReader('unsubscribed'),
  suppressed: storeSuppression,
};

/** The forms, and what may have happened to an address before the measured request. */
const forms: Readonly<Record<string, { send: Send; states: Readonly<Record<string, Prepare>> }>> = {
  newsletter: { send: subscribe, states: { ...readerStates, 'asked just now': subscribe } },
  unsubscription: { send: unsubscribe, states: readerStates },
  'waiting list': {
    send: requestPlace,
    states: {
      unknown: prepareNothing,
      pending: storeFamily('pending'),
      confirmed: storeFamily('confirmed'),
      notified: storeFamily('notified'),
      'asked just now': requestPlace,
    },
  },
  contact: {
    send: writeNew,
    states: { unknown: prepareNothing, 'wrote today': writeNew },
  },
  'contact, the same text': {
    send: writeAgain,
    states: { unknown: prepareNothing, 'wrote it today': writeAgain },
  },
};

/** Deletes the counts, since the rounds of a form exceed the limits of all callers. */
async function clearCounts(): Promise<void> {
  await getDatabase().recursiveDelete(getDatabase().collection('rateLimits'));
}

const getMedian = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

async function measureForm({ send, states }: (typeof forms)[string]): Promise<Map<string, number>> {
  const times = new Map(Object.keys(states).map((state) => [state, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    if (round % 20 === 0) await clearCounts();
    // The states alternate, so that the machine's load concerns all of them.
    const entries = Object.entries(states);
    for (const [state, prepare] of round % 2 === 0 ? entries : entries.toReversed()) {
      const email = makeAddress();
      await prepare(email);
      const startedAt = performance.now();
      const { status } = await send(email);
      times.get(state)?.push(performance.now() - startedAt);
      if (status >= 400) throw new Error(`The response to ${state} was ${status}.`);
    }
  }
  return new Map([...times].map(([state, list]) => [state, getMedian(list)]));
}

/** Measures the response times of the visitors' forms by the state of the address, as a table. */
export async function measureResponses(signal: AbortSignal): Promise<string> {
  const rows: string[] = [];
  for (const [name, form] of Object.entries(forms)) {
    signal.throwIfAborted();
    const medians = await step(`Measuring ${name}`, measureForm(form));
    const times = [...medians.values()];
    const listed = [...medians].map(([state, time]) => `${state} ${time.toFixed(1)}`).join(', ');
    rows.push(formatRow(name, listed, (Math.max(...times) - Math.min(...times)).toFixed(1)));
  }
  return formatTable(['Form', 'Median by state, ms', 'Furthest apart, ms'], rows);
}
