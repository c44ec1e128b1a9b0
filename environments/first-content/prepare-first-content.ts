import {
  contentTypes,
  getContentType,
  isImageCollection,
  type RowOf,
} from '@club/domain/content/content-types';
import { type ImageFolder, makeOwnImageAddress } from '@club/domain/images/own-image';
import { makeImageName } from '@club/domain/uploaded-image';
import * as v from 'valibot';
import { formatFileTime } from '../../functions/src/uploads/format-file-time.ts';
import type { Environment } from '../schema.ts';
import { type ContentCollection, contentCollections, type FirstContent } from './sources.ts';

/** The valid rows of each collection. */
export type FirstRows = {
  readonly [Name in ContentCollection]: readonly RowOf<Name>[];
};

/** The picture of a row. Its artwork file is named after the row's id. */
export interface Picture {
  readonly id: string;
  readonly folder: ImageFolder;
  /** The path of the widest PNG or JPEG variant. The other variants' paths derive from it. */
  readonly objectPath: string;
}

/** A field that the schema refuses, or an id that another row has too. */
export interface Fault {
  readonly collection: ContentCollection;
  /** The row's index in its file, from 0. */
  readonly index: number;
  readonly field: string;
  /** Completes a sentence that begins with the field. */
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Names the picture after the row's id and `updatedAt`, so a second run makes the same name. */
function makePicture(folder: ImageFolder, { id, updatedAt }: Fields): Picture | undefined {
  if (typeof id !== 'string' || Number.isNaN(Date.parse(String(updatedAt)))) return undefined;
  const name = makeImageName(folder, id, formatFileTime(new Date(String(updatedAt))));
  return { id, folder, objectPath: `${folder}/${name}.${contentTypes[folder].image.kinds.at(-1)}` };
}

/** The end of each fault's sentence, by valibot's issue type or the message of a domain schema. */
const messages: Readonly<Record<string, string>> = {
  string: 'must be a text in quotes',
  boolean: 'must be true or false',
  iso_timestamp: 'must be an instant such as 2026-11-02T14:05:00.000Z',
  instant: 'must be an instant of the years 2000 to 2099',
  https: 'must be an address that begins with https://',
  characters: 'has a character that no keyboard types',
  regex: 'may have letters, digits, hyphens and underscores only',
};

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') {
    if (issue.expected === 'never') return 'is not a field';
    return issue.received === 'undefined' ? 'is missing' : 'must be a row in braces';
  }
  if (issue.type === 'max_length') {
    return `has ${String(issue.input).length} characters, and ${String(issue.requirement)} fit`;
  }
  return messages[issue.type] ?? messages[issue.message] ?? issue.message;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Adds the stored fields that the club's files lack. They are `_id`, and the `num` and `imageURL`
 * of a row with a picture.
 */
function makeRow(
  collection: ContentCollection,
  { id, ...fields }: Fields,
  index: number,
  imageURL: string,
) {
  const { order, image, fieldList } = getContentType(collection);
  return {
    _id: id,
    ...(fieldList.some(({ kind }) => kind === 'id') && { id }),
    ...(order === 'in-save' && { num: index + 1 }),
    ...(image && { imageURL }),
    ...fields,
  };
}

/** The project and the bucket that the content is made for. */
export interface ContentTarget {
  readonly projectId: string;
  readonly webApp: Pick<Environment['webApp'], 'storageBucket'>;
}

/** The rows and pictures of one project, and the faults in their files. */
export interface PreparedContent {
  readonly rows: FirstRows;
  readonly pictures: readonly Picture[];
  readonly faults: readonly Fault[];
}

/** Makes the rows and pictures of a project, and lists every fault. */
export function prepareFirstContent(
  content: FirstContent,
  { projectId, webApp }: ContentTarget,
): PreparedContent {
  const pictures: Picture[] = [];
  const faults: Fault[] = [];
  const makeRows = (collection: ContentCollection): readonly unknown[] => {
    const ids = new Set<unknown>();
    // The schema is strict, because a misspelt field would otherwise be silently dropped.
    const schema = v.strictObject(contentTypes[collection].rowSchema.entries as v.ObjectEntries);
    return content[collection].flatMap((entry, index) => {
      const fields = isRecord(entry) ? entry : {};
      const { id } = fields;
      const picture = isImageCollection(collection) ? makePicture(collection, fields) : undefined;
      if (picture) pictures.push(picture);
      const imageURL = picture
        ? makeOwnImageAddress(projectId, webApp.storageBucket, picture.objectPath)
        : '';
      const result = v.safeParse(schema, makeRow(collection, fields, index, imageURL));
      const rowPosition = { collection, index };
      if (ids.has(id))
        faults.push({ ...rowPosition, field: 'id', message: 'is another row’s as well' });
      ids.add(id);
      if (result.success) return [result.output];
      for (const issue of result.issues) {
        const path = v.getDotPath(issue) ?? '';
        faults.push({
          ...rowPosition,
          field: path === '_id' ? 'id' : path,
          message: describeIssue(issue),
        });
      }
      return [];
    });
  };
  const rows = Object.fromEntries(
    contentCollections.map((name) => [name, makeRows(name)]),
  ) as unknown as FirstRows;
  return { rows, pictures, faults };
}
