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
    const french = names.find((other) => other === `${name}_fr`);
    if (french === undefined || isBlank(name) === isBlank(french)) return [];
    return [isBlank(name) ? name : french];
  });
}
