import { findDifferentFields } from './row-draft.ts';

const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * Finds the fields that an edit did not change although it changed the other language. After a
 * change of `note_fr` only, it returns `note`. Empty fields are left to `missing-translations.ts`.
 */
export function findUntouchedTranslations<Fields extends object>(
  original: Fields,
  fields: Fields,
): (keyof Fields & string)[] {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const changedNames = new Set<keyof Fields>(findDifferentFields(original, fields));
  return names.flatMap((name) => {
    const french = names.find((other) => other === `${name}_fr`);
    if (french === undefined || changedNames.has(name) === changedNames.has(french)) return [];
    const editedName = changedNames.has(name) ? name : french;
    const other = changedNames.has(name) ? french : name;
    const isTranslated = hasText(original[editedName]) && hasText(fields[editedName]);
    return isTranslated && hasText(fields[other]) ? [other] : [];
  });
}
