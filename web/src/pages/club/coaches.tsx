import { coaches } from '@club/about/coaches';
import { useTexts } from '../../i18n/use-texts.ts';
import { CarouselNearViewport } from '../../ui/carousel/carousel-near-viewport.tsx';
import { CoachPortrait } from './coach-portrait.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

function CoachesHeading() {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <SectionTitle size="title">{t('club:coaches.title')}</SectionTitle>
      <p className="text-lead">{t('club:coaches.text')}</p>
    </div>
  );
}

const headingRowClasses = 'mb-8 flex flex-wrap items-end justify-between gap-6';

/**
 * The coaches in a scrollable row, until the carousel loads or if it fails to load. The row has the
 * carousel's widths, so that the layout does not shift.
 */
function PlainCoaches() {
  return (
    <>
      <div className={headingRowClasses}>
        <CoachesHeading />
      </div>
      <ul className="grid snap-x auto-cols-[100%] grid-flow-col gap-6 overflow-x-auto min-[641px]:auto-cols-[calc((100%-1.5rem)/2)] min-[1025px]:auto-cols-[calc((100%-3rem)/3)]">
        {coaches.map((coach) => (
          <li key={coach.id} className="snap-start">
            <CoachPortrait coach={coach} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The coaches in a carousel of one to three at a time (specification, sections 2 and 9). */
export function Coaches() {
  const { t } = useTexts();
  return (
    <div className="overflow-hidden bg-ink py-section text-white">
      <Container>
        <CarouselNearViewport
          fallback={<PlainCoaches />}
          label={t('club:coaches.title')}
          slides={coaches.map((coach) => ({
            id: coach.id,
            content: <CoachPortrait coach={coach} />,
          }))}
          perView={{ upTo640: 1, upTo1024: 2, wider: 3 }}
          gap={24}
          heading={<CoachesHeading />}
          controls={{ position: 'above', className: headingRowClasses }}
        />
      </Container>
    </div>
  );
}
