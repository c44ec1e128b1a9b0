import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionScreen } from '../../ui/action-screen.tsx';
import { Container } from '../../ui/container.tsx';
import { Drawing } from '../../ui/icons.tsx';
import { Calendar } from './calendar.tsx';
import { ImportantNotice } from './important-notice.tsx';
import { LatestNote } from './latest-note.tsx';

const art = '/images/pages/season.svg';

/** `/schedule` (specification, section 2). The note comes before the drawing on narrow screens. */
function SchedulePage() {
  const { t } = useTexts();
  return (
    <>
      <NoticeSlot />
      <ActionScreen title={t('schedule:title')} art={art} isArtElsewhere>
        <ImportantNotice />
      </ActionScreen>
      <Container className="pt-section pb-10">
        <LatestNote />
      </Container>
      <Drawing
        src={art}
        loading="lazy"
        className="h-56 w-full object-cover sm:h-96 lg:hidden print:hidden"
      />
      <Container className="py-section lg:pt-0">
        <Calendar />
      </Container>
    </>
  );
}

export { SchedulePage as Component };
