import { useTexts } from '../../i18n/use-texts.ts';

/** Returns a function that joins the labels of fields with commas. */
export function useFieldNames(labels: object): (fields: readonly string[]) => string {
  const { t } = useTexts();
  const names: Readonly<Record<string, string>> = {
    ...labels,
    _id: t('admin:unreadable.id'),
    consentAt: t('admin:consent.heading'),
    updatedAt: t('admin:list.updated'),
  };
  return (fields) => fields.map((name) => names[name] ?? name).join(', ');
}
