import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLocale } from './i18n.ts';

/** The texts of the interface and the language they are in; draws again when that changes. */
export function useTexts(): { t: TFunction; locale: Locale } {
  const { t } = useTranslation('site');
  return { t, locale: currentLocale() };
}
