import { differingFields } from './row-draft.ts';

const isWritten = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * The bilingual fields of which an edit changed one language only, by the name of the other one:
 * `note` when only `note_fr` was changed. A text that is empty in one language is another question
 * (`missing-translations.ts`), and a language that is written for the first time raises none.
 */
export function findUntouchedTranslations<Fields extends object>(
  original: Fields,
  fields: Fields,
): (keyof Fields & string)[] {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const changedNames = new Set<keyof Fields>(differingFields(original, fields));
  return names.flatMap((name) => {
    const french = names.find((other) => other === `${name}_fr`);
    if (french === undefined || changedNames.has(name) === changedNames.has(french)) return [];
    const editedName = changedNames.has(name) ? name : french;
    const other = changedNames.has(name) ? french : name;
    const isTranslated = isWritten(original[editedName]) && isWritten(fields[editedName]);
    return isTranslated && isWritten(fields[other]) ? [other] : [];
  });
}
