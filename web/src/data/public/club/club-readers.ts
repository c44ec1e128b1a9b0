import {
  type EditableCollection,
  getContentType,
  getRowSchema,
} from '@club/domain/content/content-types';
import { makeRowsReader } from '../reader/reader.ts';

/** Makes the reader of any content type. Those of most pages are ready in `readers.ts`. */
export const makeReader = <Name extends EditableCollection>(name: Name) =>
  makeRowsReader(name, { ...getContentType(name), rowSchema: getRowSchema(name) });
