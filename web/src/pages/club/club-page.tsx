import { coaches as clubCoaches } from '@club/about/first-content/coaches';
import type { Coach } from '@club/domain/content/coach';
import { paths } from '@club/domain/paths';
import { CoachPortrait } from '../../content/coach-portrait.tsx';
import { publicCoaches } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { CarouselNearViewport } from '../../ui/carousel/carousel-near-viewport.tsx';
import { Container } from '../../ui/container.tsx';
import { Drawing } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const missionPoints = ['teach', 'access', 'protect', 'gather'] as const;
/** The colour of each point's bar. */
const barColors = ['bg-sun', 'bg-court', 'bg-river', 'bg-ink'] as const;

/** The club's mission: a text and four points. */
function Mission() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby="mission"
      className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_6fr]"
    >
      <div className="grid content-start gap-x-10 gap-y-6 md:max-lg:grid-cols-2">
        <SectionTitle id="mission" size="section" className="col-span-full">
          {t('club:mission.title')}
        </SectionTitle>
        <p className="text-lead">{t('club:mission.text')}</p>
        <div className="mt-2 aspect-4/3 overflow-hidden print:hidden lg:mx-8 lg:-skew-x-12">
          <Drawing
            src="/images/teams/u16.svg"
            className="size-full object-cover lg:-mx-12 lg:w-[calc(100%+6rem)] lg:max-w-none lg:skew-x-12"
          />
        </div>
      </div>
      <ul className="grid content-start gap-x-8 sm:grid-cols-2 lg:grid-cols-1 lg:content-between">
        {missionPoints.map((point, index) => (
          <li key={point} className="grid grid-cols-[auto_1fr] gap-x-6 border-t-2 border-ink py-5">
            <span
              aria-hidden
              className={`mx-2 max-h-28 w-3 -skew-x-12 ${barColors[index] ?? ''}`}
            />
            <div>
              <h3 className="font-display text-2xl font-extrabold uppercase">
                {t(`club:mission.points.${point}.title`)}
              </h3>
              <p>{t(`club:mission.points.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** On wide screens each band starts further to the right. */
const spiritPoints = [
  { id: 'together', band: 'bg-sun text-ink' },
  { id: 'dare', band: 'bg-court text-ink lg:ml-[6vw]' },
  { id: 'respect', band: 'bg-river text-white lg:ml-[12vw]' },
] as const;

/** The club's spirit: three points. */
function Spirit() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="spirit" className="overflow-hidden py-section">
      <SectionTitle id="spirit" size="section" className="mx-auto mb-8 max-w-page px-gutter">
        {t('club:spirit.title')}
      </SectionTitle>
      <ul className="grid gap-3 lg:-mx-16">
        {spiritPoints.map(({ id, band }) => (
          <li key={id} className={`lg:-skew-x-12 lg:px-16 ${band}`}>
            <div className="mx-auto grid max-w-page items-center gap-x-10 gap-y-2 px-gutter py-8 lg:skew-x-12 lg:grid-cols-[minmax(20rem,2fr)_3fr] lg:py-10">
              <h3 className="font-display text-heading font-extrabold uppercase">
                {t(`club:spirit.points.${id}.title`)}
              </h3>
              <p className="max-w-xl text-lg leading-snug font-semibold">
                {t(`club:spirit.points.${id}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Container className="mt-10 flex flex-wrap gap-4">
        <TextLink to={paths.program} variant="primary">
          {t('club:teams')}
        </TextLink>
        <TextLink to={paths.codeOfConduct} variant="outline">
          {t('club:conduct')}
        </TextLink>
      </Container>
    </section>
  );
}

function CoachesHeading() {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <SectionTitle size="section">{t('club:coaches.title')}</SectionTitle>
      <p className="text-lead">{t('club:coaches.text')}</p>
    </div>
  );
}

const headingRowClasses = 'mb-8 flex flex-wrap items-end justify-between gap-6';

/**
 * The coaches in a scrollable row, until the carousel loads or if it fails to load. The row has the
 * carousel's widths, so that the layout does not shift.
 */
function PlainCoaches({ coaches }: { readonly coaches: readonly Coach[] }) {
  return (
    <>
      <div className={headingRowClasses}>
        <CoachesHeading />
        {/* As large as the carousel's buttons for four coaches. */}
        <div className="h-11 w-71 sm:w-83" />
      </div>
      <ul className="grid snap-x auto-cols-[100%] grid-flow-col gap-6 overflow-x-auto min-[641px]:auto-cols-[calc((100%-1.5rem)/2)] min-[1025px]:auto-cols-[calc((100%-3rem)/3)]">
        {coaches.map((coach) => (
          <li key={coach._id} className="snap-start">
            <CoachPortrait coach={coach} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The coaches of the club's folder, with what a stored row has besides. */
const firstCoaches: readonly Coach[] = clubCoaches.map(({ id, ...coach }, index) => ({
  ...coach,
  _id: id,
  num: index + 1,
  imageURL: `/images/coaches/${id}.svg`,
}));

/**
 * The coaches in a carousel of one to three at a time (specification, sections 2 and 9). Until the
 * rows are read, and if they cannot be read, they are those of the club's folder.
 */
function Coaches() {
  const { t } = useTexts();
  const { state } = useList(publicCoaches);
  if (state.status === 'empty') return null;
  const coaches = state.status === 'ready' ? state.data : firstCoaches;
  return (
    <div className="overflow-hidden bg-ink py-section text-white">
      <Container>
        <CarouselNearViewport
          fallback={<PlainCoaches coaches={coaches} />}
          label={t('club:coaches.title')}
          slides={coaches.map((coach) => ({
            id: coach._id,
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

/** `/club`: mission, coaches, spirit (specification, section 2). */
function ClubPage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <Container className="grid gap-6 py-section">
          <SectionTitle as="h1" size="title" className="max-w-4xl">
            {t('club:title')}
          </SectionTitle>
          <p className="max-w-xl text-lead">{t('club:lead')}</p>
        </Container>
      </header>
      <DeferredContent>
        <Mission />
        <Coaches />
        <Spirit />
      </DeferredContent>
    </>
  );
}

export { ClubPage as Component };
