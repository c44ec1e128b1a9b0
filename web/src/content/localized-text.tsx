import type { Program } from '@club/domain/content/program';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface LocalizedTextProps {
  readonly program: Program;
  readonly field: 'schedule' | 'current_session' | 'cost';
}

/** A text of staff in the visitor's language, or marked as the other one. */
export function LocalizedText({ program, field }: LocalizedTextProps) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(program, field, locale);
  if (text.trim() === '') return t('program:to_come');
  return (
    <span lang={lang} className="wrap-anywhere whitespace-pre-line">
      {text}
    </span>
  );
}
