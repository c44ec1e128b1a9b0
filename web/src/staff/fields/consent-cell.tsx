import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lacksConsent, type RowPicture } from './lacks-consent.ts';

/** A row's consent in a list: its date, or a warning. Without image and consent it is empty. */
export function ConsentCell({ row }: { readonly row: RowPicture }) {
  const { t } = useTexts();
  if (lacksConsent(row)) {
    return <strong className="bg-sun px-2">{t('admin:consent.missing')}</strong>;
  }
  return row.consentAt === null ? null : <span lang="en">{formatAdminDate(row.consentAt)}</span>;
}
