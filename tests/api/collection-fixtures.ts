import { randomUUID } from 'node:crypto';
import { endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { contentTypes } from '@club/domain/content/content-types';
import type { EditableCollection } from '@club/domain/history';
import { Timestamp } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import { makeBanner } from '../factories/banner.ts';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { makeNote } from '../factories/note.ts';
import { makeProgram } from '../factories/program.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { getDatabase } from './admin.ts';

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** A collection that staff edit, also without the API, with data for its tests. */
export interface CollectionFixture {
  readonly collection: Exclude<EditableCollection, 'coaches' | 'gyms' | 'notices'>;
  readonly schema: GenericSchema<unknown, { _id: string; updatedAt: string }>;
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
export async function removeRow({ collection }: CollectionFixture, id: string): Promise<void> {
  const entries = await getDatabase().collection('history').where('id', '==', id).get();
  const batch = getDatabase()
    .batch()
    .delete(getDatabase().doc(`${collection}/${id}`));
  for (const { ref } of entries.docs) batch.delete(ref);
  await batch.commit();
}

/** Finds the stored fields of a row. */
export const findStoredRow = async ({ collection }: CollectionFixture, id: string) =>
  (await getDatabase().doc(`${collection}/${id}`).get()).data();

/** Counts the history entries of a row. */
export const countHistoryEntries = async (id: string): Promise<number> =>
  (await getDatabase().collection('history').where('id', '==', id).count().get()).data().count;

/** Stores the consent of the people in a row's image. */
export const giveConsent = (documentPath: string) =>
  getDatabase().doc(documentPath).update({ consentAt: Timestamp.now() });
