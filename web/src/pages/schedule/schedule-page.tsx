import { useTexts } from '../../i18n/use-texts.ts';
import { Calendar } from './calendar.tsx';
import { Important } from './important.tsx';
import { LatestNote } from './latest-note.tsx';

export function SchedulePage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <div className="mx-auto max-w-page px-gutter py-section">
          <h1 className="max-w-3xl font-display text-title font-extrabold uppercase">
            {t('schedule.title')}
          </h1>
        </div>
      </header>
      <div className="mx-auto grid max-w-page gap-10 px-gutter py-section">
        <Important />
        <LatestNote />
        <Calendar />
      </div>
    </>
  );
}
