/**
 * Finds the bilingual fields with one empty language, by the empty one's name. An English note
 * alone gives `note_fr`.
 */
export function findMissingTranslations<Fields extends object>(fields: Fields): (keyof Fields)[] {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const isBlank = (name: keyof Fields) => {
    const text = fields[name];
    return typeof text !== 'string' || text.trim() === '';
  };
  return names.flatMap((name) => {
    const french = names.find((other) => other === `${name}_fr`);
    if (french === undefined || isBlank(name) === isBlank(french)) return [];
    return [isBlank(name) ? name : french];
  });
}
