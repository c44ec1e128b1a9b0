import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentLocale } from './i18n.ts';
import { LocaleOverride } from './locale-override.ts';

/**
 * Returns the translation function and its language. A change of language renders the component
 * again.
 */
export function useTexts(): { t: TFunction; locale: Locale } {
  const overrideLocale = useContext(LocaleOverride);
  const { t } = useTranslation('common', overrideLocale && { lng: overrideLocale });
  return { t, locale: overrideLocale ?? getCurrentLocale() };
}
