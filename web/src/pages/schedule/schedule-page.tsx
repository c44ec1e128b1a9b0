import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ImportantNotice } from './important-notice.tsx';
import { FirstNote } from './first-note.tsx';

const Agenda = lazyPart(async () => (await import('../../agenda/agenda.tsx')).Agenda);

/** Both are loaded after the page, because most visitors only read the schedule. */
const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);
const FeedSubscription = lazyPart(
  async () => (await import('./subscribe/feed-subscription.tsx')).FeedSubscription,
);

/** `/schedule` (specification, section 2). A link to `#agenda` leads to the note, then the agenda. */
function SchedulePage() {
  const { t } = useTexts();
  return (
    <>
      <NoticeSlot />
      <PageIntro title={t('schedule:title')} art="/images/pages/season.svg" isCompact>
        <ImportantNotice />
      </PageIntro>
      <DeferredContent>
        <Container className="grid gap-8 pt-4 pb-8 sm:gap-10 sm:pt-10 sm:pb-16 print:block">
          {/* Links lead to this element before the agenda's code has loaded. */}
          <div
            id="agenda"
            className="grid min-h-screen content-start gap-4 sm:gap-8 print:block print:min-h-0 print:space-y-6"
          >
            <FirstNote />
            <Agenda>
              <FeedSubscription />
            </Agenda>
          </div>
          <div>
            <Calendar />
          </div>
        </Container>
      </DeferredContent>
    </>
  );
}

export { SchedulePage as Component };
