import type { Program } from '@club/domain/content/program';
import type { ComponentType } from 'react';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface ProgramTextProps {
  readonly program: Program;
  readonly field: 'schedule' | 'current_session' | 'cost';
  /**
   * Renders the text so that no date is broken. Without it, only a number stays beside the word
   * before it, as in 'January 15'. That costs the list of programs fewer bytes.
   */
  readonly Dates?: ComponentType<{ readonly children: string }>;
}

/**
 * A program's text, written by staff. It has a `lang` attribute if it is not in the visitor's
 * language.
 */
export function ProgramText({ program, field, Dates }: ProgramTextProps) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(program, field, locale);
  if (text.trim() === '') return t('program:to_come');
  return (
    <span lang={lang} className="wrap-anywhere whitespace-pre-line">
      {Dates ? <Dates>{text}</Dates> : text.replaceAll(/ (?=\d)/g, '\u00a0')}
    </span>
  );
}
