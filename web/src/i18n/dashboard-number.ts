import type { Locale } from '@club/domain/locale';

/** A number of the dashboard, with separators: `1,250`, or `1 250` in French. */
export const formatDashboardNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-CA`).format(value);
