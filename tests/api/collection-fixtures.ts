import { randomUUID } from 'node:crypto';
import { endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { contentTypes } from '@club/domain/content/content-types';
import {
  type EditableCollection,
  type HistoryEntry,
  historyEntrySchema,
} from '@club/domain/history';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeBanner } from '../factories/banner.ts';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { makeNote } from '../factories/note.ts';
import { makeProgram } from '../factories/program.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { getDatabase } from './admin.ts';
import { type ApiResponse } from './http.ts';
import { callAsStaff, postAsStaff } from './identities.ts';

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** A collection that staff edit, also without the API, with data for its tests. */
export interface CollectionFixture {
  readonly collection: Exclude<EditableCollection, 'coaches' | 'gyms' | 'notices'>;
  readonly schema: v.GenericSchema<unknown, { _id: string; updatedAt: string }>;
  readonly list: Endpoint;
  readonly update: Endpoint;
  readonly makeRow: (id: string) => Row;
  /** The fields of a save that changes the row. */
  readonly makeEdit: (id: string) => Readonly<Record<string, unknown>>;
  /** A field that no save changes, and another value for it. */
  readonly fixedField?: readonly [name: string, otherValue: unknown];
}

// The banner is hidden and the last in order, so that no other test sees it.
const makeHiddenBanner = (id: string) => makeBanner({ _id: id, num: 999, bannerDisplay: false });

/** Fields that the server sets, and fields that a save may omit. */
const omittedFields = [
  ...['_id', 'displayPlanned', 'consentAt', 'updatedAt'],
  ...['eventDate', 'eventTime', 'showFrom', 'showUntil'],
];

/** Picks the fields that every save sends. */
const pickRequiredFields = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !omittedFields.includes(key)));

export const collectionFixtures: readonly CollectionFixture[] = [
  {
    collection: 'notes',
    schema: contentTypes.notes.rowSchema,
    list: endpoints.listNotes,
    update: endpoints.updateNote,
    makeRow: (id) => ({ ...makeNote({ _id: id }) }),
    makeEdit: () => ({ note: 'Gym closed.', note_fr: 'Gymnase fermé.', buttonDisplay: false }),
  },
  {
    collection: 'carousels',
    schema: contentTypes.carousels.rowSchema,
    list: endpoints.listCarousels,
    update: endpoints.updateCarouselItem,
    makeRow: (id) => ({ ...makeCarouselItem({ _id: id, num: 999 }) }),
    makeEdit: () => ({
      num: 999,
      imageURL: makeDemoImageAddress('carousels/carousel_x_20261005143000.png'),
    }),
    fixedField: ['num', 1],
  },
  {
    collection: 'banners',
    schema: contentTypes.banners.rowSchema,
    list: endpoints.listBanners,
    update: endpoints.updateBanner,
    makeRow: (id) => ({ ...makeHiddenBanner(id) }),
    makeEdit: () => ({
      ...pickRequiredFields(makeHiddenBanner('x')),
      eventTitle: 'Cup final',
      link: '',
    }),
    fixedField: ['num', 1],
  },
  {
    collection: 'programs',
    schema: contentTypes.programs.rowSchema,
    list: endpoints.listPrograms,
    update: endpoints.updateProgram,
    makeRow: (id) => ({ ...makeProgram({ id }) }),
    makeEdit: (id) => ({
      ...pickRequiredFields(makeProgram({ id })),
      schedule_fr: 'Lundi',
      cost: '$300',
    }),
    fixedField: ['id', 'U17'],
  },
];

/**
 * Finds the fixture of a collection.
 *
 * @throws Error when it has none
 */
export function getFixture(name: CollectionFixture['collection']): CollectionFixture {
  const fixture = collectionFixtures.find(({ collection }) => collection === name);
  if (!fixture) throw new Error(`There is no fixture for ${name}.`);
  return fixture;
}

/** Fills the parameters of an endpoint's path. */
export const fillPath = ({ path }: Endpoint, id: string, collection = 'notes'): string =>
  path.replace('{collection}', collection).replace('{id}', id);

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));

/**
 * Stores a new row, bypassing the rules, and returns it as the API would. It deletes an earlier row
 * first, because changing it would add a history entry.
 */
export async function storeRow(
  { collection, makeRow }: CollectionFixture,
  id: string,
): Promise<Row> {
  const row = makeRow(id);
  await getDatabase().doc(`${collection}/${id}`).delete();
  await getDatabase().doc(`${collection}/${id}`).set(toStoredDocument(row, toTimestamp));
  return row;
}

/** Makes an unused id, so that a test starts without a history. */
export const makeUniqueId = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/**
 * Deletes a row and its history, so that the site has only the demo content. The trigger that
 * records direct changes may run later and add an entry for the last save again. So a test that
 * counts the entries of its saves needs its own id.
 */
export async function removeDocument(collection: EditableCollection, id: string): Promise<void> {
  const entries = await getDatabase().collection('history').where('id', '==', id).get();
  const batch = getDatabase()
    .batch()
    .delete(getDatabase().doc(`${collection}/${id}`));
  for (const { ref } of entries.docs) batch.delete(ref);
  await batch.commit();
}

export const removeRow = ({ collection }: CollectionFixture, id: string): Promise<void> =>
  removeDocument(collection, id);

/** Finds the stored fields of a row. */
export const findStoredRow = async ({ collection }: CollectionFixture, id: string) =>
  (await getDatabase().doc(`${collection}/${id}`).get()).data();

/** Counts the history entries of a row. */
export const countHistoryEntries = async (id: string): Promise<number> =>
  (await getDatabase().collection('history').where('id', '==', id).count().get()).data().count;

/** Repeats a check until it passes. The triggers of a row run some time after a write. */
export const retryCheck = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 90_000, interval: 200 });

/**
 * Sends a request, and sends it once more after 503, as staff would. On the emulator, transactions on
 * one row wait seconds for each other, so a request can reach its deadline.
 */
export async function repeatOn503(post: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await post();
  return response.status === 503 ? post() : response;
}

/** Lists the history of a row through the API, newest first. */
export async function listHistory(collection: string, id: string): Promise<HistoryEntry[]> {
  const { json } = await callAsStaff(`/api/history/${collection}/${id}`);
  return v.parse(v.array(historyEntrySchema), json);
}

/** Restores the row before a save, as the dashboard’s “Undo” does. */
export const restoreEntry = (entryId = '', json: object = {}): Promise<ApiResponse> =>
  postAsStaff(`/api/history/${entryId}/restore`, json);

/** A new row of a collection for each test of a file, and what staff do with it. */
export class RowTestBed {
  readonly fixture: CollectionFixture;
  id = '';
  /** The row as it was stored before the test. */
  original: Row = { _id: '', updatedAt: '' };

  constructor(fixture: CollectionFixture, name: string) {
    this.fixture = fixture;
    beforeEach(async () => {
      this.id = makeUniqueId(name);
      this.original = await storeRow(fixture, this.id);
    });
    afterEach(() => removeRow(fixture, this.id));
  }

  /** The row’s document, for changes as in the console. */
  get reference(): DocumentReference {
    return getDatabase().doc(`${this.fixture.collection}/${this.id}`);
  }

  /** Sends a body as a save of the row. */
  send(json: unknown): Promise<ApiResponse> {
    const { update } = this.fixture;
    return callAsStaff(fillPath(update, this.id), { method: update.method, json });
  }

  /** Saves the fixture’s changes, with other values of some fields. */
  save(fields: object = {}): Promise<ApiResponse> {
    return this.send({ ...this.fixture.makeEdit(this.id), ...fields });
  }

  findStored() {
    return findStoredRow(this.fixture, this.id);
  }

  listHistory(): Promise<HistoryEntry[]> {
    return listHistory(this.fixture.collection, this.id);
  }

  /** Finds the row in the list that staff get. */
  async findListed(): Promise<Row | undefined> {
    const { json } = await callAsStaff(this.fixture.list.path);
    return (v.parse(v.array(this.fixture.schema), json) as readonly Row[]).find(
      ({ _id }) => _id === this.id,
    );
  }
}
