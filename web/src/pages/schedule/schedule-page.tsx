import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Drawing } from '../../ui/icons.tsx';
import { Calendar } from './calendar.tsx';
import { ImportantNotice } from './important-notice.tsx';
import { FirstNote } from './first-note.tsx';

const Agenda = lazyPart(async () => (await import('../../agenda/agenda.tsx')).Agenda);

/** Loaded after the page, because most visitors only read the schedule. */
const FeedSubscription = lazyPart(
  async () => (await import('./subscribe/feed-subscription.tsx')).FeedSubscription,
);

const art = '/images/pages/season.svg';

/** `/schedule` (specification, section 2). The note comes before the drawing on narrow screens. */
function SchedulePage() {
  const { t } = useTexts();
  return (
    <>
      <NoticeSlot />
      <PageIntro title={t('schedule:title')} art={art} isArtElsewhere>
        <ImportantNotice />
      </PageIntro>
      <DeferredContent>
        <Container className="pt-section pb-10">
          <FirstNote />
        </Container>
        <Drawing
          src={art}
          loading="lazy"
          className="h-56 w-full object-cover sm:h-96 lg:hidden print:hidden"
        />
        <Container className="grid gap-section pb-section max-lg:pt-section">
          {/* Links lead to this element before the agenda's code has loaded. */}
          <div id="agenda" className="min-h-screen print:min-h-0">
            <Agenda />
          </div>
          <FeedSubscription />
          <Calendar />
        </Container>
      </DeferredContent>
    </>
  );
}

export { SchedulePage as Component };
