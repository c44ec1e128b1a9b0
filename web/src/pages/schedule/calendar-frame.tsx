import { useTexts } from '../../i18n/use-texts.ts';

interface CalendarFrameProps {
  readonly address: string;
  readonly className?: string;
}

/** Google's calendar. A message behind it is visible if Google's page does not load. */
export function CalendarFrame({ address, className = '' }: CalendarFrameProps) {
  const { t } = useTexts();
  return (
    <div className={`relative bg-sky ${className}`}>
      <p className="max-w-xl px-6 py-5 text-lead">{t('schedule:calendar.waiting')}</p>
      <iframe
        // A new frame for each language, because its address has the language.
        key={address}
        title={t('schedule:calendar.frame')}
        src={address}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}
