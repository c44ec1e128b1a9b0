import type { Program } from '@club/domain/content/program';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { UnbrokenText } from '../ui/unbroken-text.tsx';

interface ProgramTextProps {
  readonly program: Program;
  readonly field: 'schedule' | 'current_session' | 'cost';
}

/**
 * A program's text, written by staff. It has a `lang` attribute if it is not in the visitor's
 * language.
 */
export function ProgramText({ program, field }: ProgramTextProps) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(program, field, locale);
  if (text === '') return t('program:to_come');
  return (
    <span lang={lang} className="wrap-anywhere whitespace-pre-line">
      <UnbrokenText>{text}</UnbrokenText>
    </span>
  );
}
