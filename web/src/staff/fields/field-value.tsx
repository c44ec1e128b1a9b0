import { formatDateAndTime } from '../../i18n/date-and-time.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import { getTextKind, getTextLocale, useToggleText } from './use-field-labels.ts';

interface FieldValueProps {
  readonly name: string;
  readonly value: unknown;
}

/** The value of any field, for comparing two versions. */
export function FieldValue({ name, value }: FieldValueProps) {
  const { t, locale } = useTexts();
  const getToggleText = useToggleText();
  if (value === '' || value === undefined || value === null) {
    return <span className="text-slate">{t('admin:comparison.nothing')}</span>;
  }
  if (typeof value === 'boolean') return getToggleText(name, value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const kind = getTextKind(name);
  if (kind === 'instant') return formatDateAndTime(text, locale);
  if (kind === 'image') return <Thumbnail imageURL={text} />;
  return (
    <span lang={getTextLocale(name)} className="whitespace-pre-wrap">
      {text}
    </span>
  );
}
