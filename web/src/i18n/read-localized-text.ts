import type { Locale } from '@club/domain/locale';

/** A text written by staff, and its language if that differs from the page's. */
export interface TextInLanguage {
  readonly text: string;
  readonly lang: Locale | undefined;
}

/** The fields that also exist in French: `note` has `note_fr`. */
type BilingualField<Row> = {
  [Key in keyof Row & string]: `${Key}_fr` extends keyof Row ? Key : never;
}[keyof Row & string];

/**
 * Reads a bilingual field (`note` and `note_fr`) in a language. If the text in that language is
 * empty, it returns the text in the other one.
 */
export function readLocalizedText<Row extends object>(
  row: Row,
  field: BilingualField<Row>,
  locale: Locale,
): TextInLanguage {
  const texts = { en: readText(row, field), fr: readText(row, `${field}_fr`) };
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  if (texts[locale] === '' && texts[otherLocale] !== '')
    return { text: texts[otherLocale], lang: otherLocale };
  return { text: texts[locale], lang: undefined };
}

function readText(row: object, field: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(row, field)?.value;
  return typeof value === 'string' ? value.trim() : '';
}
