import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { Drawing } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

const points = ['teach', 'access', 'protect', 'gather'] as const;
/** The colour of each point's bar. */
const barColors = ['bg-sun', 'bg-court', 'bg-river', 'bg-ink'] as const;

/** The club's mission: a text and four points. */
export function Mission() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby="mission"
      className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_6fr]"
    >
      <div className="grid content-start gap-6">
        <SectionTitle id="mission" size="title">
          {t('club:mission.title')}
        </SectionTitle>
        <p className="text-lead">{t('club:mission.text')}</p>
        <div className="mt-2 h-56 overflow-hidden print:hidden sm:h-72 lg:mx-8 lg:h-80 lg:-skew-x-12">
          <Drawing
            src="/images/teams/u16.svg"
            className="size-full object-cover object-[50%_20%] lg:-mx-12 lg:w-[calc(100%+6rem)] lg:max-w-none lg:skew-x-12"
          />
        </div>
      </div>
      <ul className="grid content-start sm:grid-cols-2 lg:grid-cols-1">
        {points.map((point, index) => (
          <li
            key={point}
            className="grid grid-cols-[auto_1fr] gap-x-6 border-t-2 border-ink py-5 sm:mr-6 lg:mr-0"
          >
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
