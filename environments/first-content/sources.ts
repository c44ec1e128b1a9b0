import {
  type EditableCollection,
  editableCollections,
  getContentType,
} from '@club/domain/content/content-types';

/** A collection that has first content. The first save of the urgent notice creates it. */
export type ContentCollection = Exclude<EditableCollection, 'notices'>;

export const contentCollections = editableCollections.filter(
  (name): name is ContentCollection => getContentType(name).onlyId === undefined,
);

/** The rows that the files of `club/first-content/` export, not validated yet. */
export type FirstContent = Readonly<Record<ContentCollection, readonly unknown[]>>;

/** Reads the export of a collection. Its file has the same name. */
async function readRows(name: ContentCollection): Promise<readonly [string, unknown]> {
  const module: unknown = await import(`../../club/first-content/${name}.ts`);
  return [name, (module as Readonly<Record<string, unknown>>)[name]];
}

/** The first content of this repository. */
export const clubContent = Object.fromEntries(
  await Promise.all(contentCollections.map(readRows)),
) as FirstContent;
