import { useTexts } from '../../i18n/use-texts.ts';

interface CalendarFrameProps {
  readonly address: string;
  readonly className?: string;
}

/** Google's calendar. */
export function CalendarFrame({ address, className = '' }: CalendarFrameProps) {
  const { t } = useTexts();
  return (
    <div className={`relative bg-sky ${className}`}>
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
