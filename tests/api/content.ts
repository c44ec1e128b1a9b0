import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/domain/endpoints';
import { type EditableCollection, editableRows } from '@club/domain/history';
import { Timestamp } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import { makeBanner } from '../factories/banner.ts';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { storedImageAddress } from '../../emulators/demo/image-address.ts';
import { makeNote } from '../factories/note.ts';
import { makeProgram } from '../factories/program.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { database } from './admin.ts';

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** A collection that staff edit, and what a test needs to edit it. */
export interface Content {
  readonly collection: EditableCollection;
  readonly schema: GenericSchema<unknown, { _id: string; updatedAt: string }>;
  readonly list: Endpoint;
  readonly update: Endpoint;
  readonly make: (id: string) => Row;
  /** The fields of a save of that row that changes something. */
  readonly edit: (id: string) => Readonly<Record<string, unknown>>;
  /** What a save may not change, and another value of it. */
  readonly fixed?: readonly [name: string, other: unknown];
}

// Off, and last in its order: no visitor and no other test stumbles upon it.
const banner = (id: string) => makeBanner({ _id: id, num: 999, bannerDisplay: false });
/** What a save of a row sends; the server itself writes the rest. */
const fieldsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => !['_id', 'consentAt', 'updatedAt'].includes(key)),
  );

export const content: readonly Content[] = [
  {
    collection: 'notes',
    schema: editableRows.notes,
    list: endpoints.listNotes,
    update: endpoints.updateNote,
    make: (id) => ({ ...makeNote({ _id: id }) }),
    edit: () => ({ note: 'Gym closed.', note_fr: 'Gymnase fermé.', buttonDisplay: false }),
  },
  {
    collection: 'carousels',
    schema: editableRows.carousels,
    list: endpoints.listCarousels,
    update: endpoints.updateCarouselItem,
    make: (id) => ({ ...makeCarouselItem({ _id: id, num: 999 }) }),
    edit: () => ({
      num: 999,
      imageURL: storedImageAddress('carousels/carousel_x_20261005143000.png'),
    }),
    fixed: ['num', 1],
  },
  {
    collection: 'banners',
    schema: editableRows.banners,
    list: endpoints.listBanners,
    update: endpoints.updateBanner,
    make: (id) => ({ ...banner(id) }),
    edit: () => ({ ...fieldsOf(banner('x')), eventTitle: 'Cup final', link: '' }),
    fixed: ['num', 1],
  },
  {
    collection: 'programs',
    schema: editableRows.programs,
    list: endpoints.listPrograms,
    update: endpoints.updateProgram,
    make: (id) => ({ ...makeProgram({ id }) }),
    edit: (id) => ({ ...fieldsOf(makeProgram({ id })), schedule_fr: 'Lundi', cost: '$300' }),
    fixed: ['id', 'U17'],
  },
];

/** Where one row answers to an endpoint of the table. */
export const pathOf = ({ path }: Endpoint, id: string, collection = 'notes'): string =>
  path.replace('{collection}', collection).replace('{id}', id);

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));

/**
 * Puts a fresh row into the database, past the rules, and gives it as the API would. An earlier one
 * goes first: changing it would be one more entry of the history.
 */
export async function storeRow({ collection, make }: Content, id: string): Promise<Row> {
  const row = make(id);
  await database().doc(`${collection}/${id}`).delete();
  await database().doc(`${collection}/${id}`).set(toStoredDocument(row, toTimestamp));
  return row;
}

/** An id for one test alone, whose history nobody else has begun. */
export const uniqueId = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/**
 * Takes a row and its history out again: the site must stay the demo's. The history of its last save
 * may come back, since the trigger then finds no entry of it: give each test an id of its own.
 */
export async function removeRow({ collection }: Content, id: string): Promise<void> {
  const entries = await database().collection('history').where('id', '==', id).get();
  const batch = database()
    .batch()
    .delete(database().doc(`${collection}/${id}`));
  for (const { ref } of entries.docs) batch.delete(ref);
  await batch.commit();
}

/** What the database holds of a row. */
export const findStored = async ({ collection }: Content, id: string) =>
  (await database().doc(`${collection}/${id}`).get()).data();

/** How many saves of a row the history tells of. */
export const countSaves = async (id: string): Promise<number> =>
  (await database().collection('history').where('id', '==', id).count().get()).data().count;
