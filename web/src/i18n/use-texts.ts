import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from './i18n.ts';
import { LocaleOverride } from './locale-override.ts';

/** The texts of the interface and their language; renders again when it changes. */
export function useTexts(): { t: TFunction; locale: Locale } {
  const given = useContext(LocaleOverride);
  const { t } = useTranslation('common', given && { lng: given });
  return { t, locale: given ?? currentLocale() };
}
