import { findDifferentFields } from './row-draft.ts';

/**
 * Finds the empty fields whose other language has a text. For a note in English only, it returns
 * `note_fr`.
 */
export function findMissingTranslations<Fields extends object>(fields: Fields): (keyof Fields)[] {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const isBlank = (name: keyof Fields) => {
    const text = fields[name];
    return typeof text !== 'string' || text.trim() === '';
  };
  return names.flatMap((name) => {
    const frenchName = names.find((candidate) => candidate === `${name}_fr`);
    if (frenchName === undefined || isBlank(name) === isBlank(frenchName)) return [];
    return [isBlank(name) ? name : frenchName];
  });
}

const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * Finds the fields that stayed as they were while their counterpart in the other language was
 * reworded. After a change of `note_fr` only, it returns `note`. Empty fields are left to
 * {@link findMissingTranslations}.
 */
export function findUntouchedTranslations<Fields extends object>(
  savedFields: Fields,
  fields: Fields,
): (keyof Fields & string)[] {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const changedNames = new Set<keyof Fields>(findDifferentFields(savedFields, fields));
  return names.flatMap((name) => {
    const frenchName = names.find((candidate) => candidate === `${name}_fr`);
    if (frenchName === undefined || changedNames.has(name) === changedNames.has(frenchName))
      return [];
    const editedName = changedNames.has(name) ? name : frenchName;
    const counterpartName = changedNames.has(name) ? frenchName : name;
    const hadAndHasText = hasText(savedFields[editedName]) && hasText(fields[editedName]);
    return hadAndHasText && hasText(fields[counterpartName]) ? [counterpartName] : [];
  });
}
