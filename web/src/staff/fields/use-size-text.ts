import { formatDashboardNumber } from '../../i18n/dashboard-number.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Size } from './crop-area.ts';

/** Returns a function that formats a picture's size in pixels, and its file size if given. */
export function useSizeText() {
  const { t, locale } = useTexts();
  const format = (value: number) => formatDashboardNumber(value, locale);
  return ({ width, height }: Size, bytes?: number): string => {
    const pixels = { width: format(width), height: format(height) };
    if (bytes === undefined) return t('admin:image.pixels', pixels);
    const kilobytes = format(Math.max(1, Math.round(bytes / 1000)));
    return t('admin:image.pixels_and_weight', { ...pixels, kilobytes });
  };
}
