import { useTexts } from '../../i18n/use-texts.ts';
import { ActionScreen } from '../../ui/action-screen.tsx';
import { Calendar } from './calendar.tsx';
import { Important } from './important.tsx';
import { LatestNote } from './latest-note.tsx';

export function SchedulePage() {
  const { t } = useTexts();
  return (
    <>
      <ActionScreen title={t('schedule.title')} art="/images/pages/season.svg">
        <Important />
      </ActionScreen>
      <div className="mx-auto grid max-w-page gap-10 px-gutter py-section">
        <LatestNote />
        <Calendar />
      </div>
    </>
  );
}
