import { contentTypes, type EditableCollection } from '@club/domain/content/content-types';
import { instantFields } from '@club/domain/instant-fields';
import type { Locale } from '@club/domain/locale';

/** The fields with an English text, whose French text is in the field with the ending `_fr`. */
const englishFields = Object.values(contentTypes)
  .flatMap(({ fieldList }) => fieldList)
  .flatMap(({ name, isBilingual }) => (isBilingual === true ? [name] : []));

/** Returns the language of a field's text; undefined for a field without a language. */
export function getTextLocale(name: string): Locale | undefined {
  if (name.endsWith('_fr')) return 'fr';
  return englishFields.includes(name) ? 'en' : undefined;
}

/**
 * Says what the text of a field holds. It is a point in time, the address of an image, or words to
 * show as they are.
 */
export function getTextKind(name: string): 'instant' | 'image' | 'words' {
  if (instantFields.includes(name)) return 'instant';
  return name === 'imageURL' ? 'image' : 'words';
}

/** The fields of a collection's forms, in the order in which staff see changes of them. */
export const listFormFields = (collection: EditableCollection): readonly string[] =>
  Object.keys(contentTypes[collection].saveSchema.entries).filter((name) => name !== 'updatedAt');
