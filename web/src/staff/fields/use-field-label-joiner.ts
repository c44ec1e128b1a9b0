import { useTexts } from '../../i18n/use-texts.ts';

/** Returns a function that joins the labels of fields with commas. */
export function useFieldLabelJoiner(labels: object): (names: readonly string[]) => string {
  const { t } = useTexts();
  const labelsByName: Readonly<Record<string, string>> = {
    ...labels,
    _id: t('admin:unreadable.id'),
    consentAt: t('admin:consent.heading'),
    updatedAt: t('admin:list.updated'),
  };
  return (names) => names.map((name) => labelsByName[name] ?? name).join(', ');
}
