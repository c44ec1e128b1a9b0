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
