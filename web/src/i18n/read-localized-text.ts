import type { Locale } from '@club/domain/locale';

/** A text of staff. Its language, if that differs from the page's. */
export interface LocalizedText {
  readonly text: string;
  readonly lang: Locale | undefined;
}

/** The fields that also exist in French: `note` has `note_fr`. */
type BilingualField<Row> = {
  [Key in keyof Row & string]: `${Key}_fr` extends keyof Row ? Key : never;
}[keyof Row & string];

/**
 * Reads a bilingual field (`note` and `note_fr`) in the reader's language. Uses the other language
 * if that field is empty.
 */
export function readLocalizedText<Row extends object>(
  row: Row,
  field: BilingualField<Row>,
  locale: Locale,
): LocalizedText {
  const texts = { en: textOf(row, field), fr: textOf(row, `${field}_fr`) };
  const other = locale === 'fr' ? 'en' : 'fr';
  if (texts[locale] === '' && texts[other] !== '') return { text: texts[other], lang: other };
  return { text: texts[locale], lang: undefined };
}

function textOf(row: object, field: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(row, field)?.value;
  return typeof value === 'string' ? value.trim() : '';
}
