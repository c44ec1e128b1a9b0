import { useId } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface ConsentFieldProps {
  readonly value: boolean;
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly since: string | null | undefined;
  readonly onChange: (consentOnFile: boolean) => void;
}

/** The checkbox for the consent of everyone in the picture, and its date. */
export function ConsentField({ value, since, onChange }: ConsentFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-l-8 border-sun bg-white p-4">
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-river"
      />
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {t('admin:consent.label')}
        </label>
        <div id={`${id}-hint`} className="grid gap-1 text-sm">
          <p>{t('admin:consent.hint')}</p>
          {!value && typeof since === 'string' && (
            <p className="font-semibold">{t('admin:consent.withdrawn')}</p>
          )}
          {value && typeof since === 'string' && (
            <p>
              {t('admin:consent.since')} <span lang="en">{formatAdminDate(since)}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
