import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** On wide screens each band starts further to the right. */
const points = [
  { id: 'together', band: 'bg-sun text-ink' },
  { id: 'dare', band: 'bg-court text-ink lg:ml-[6vw]' },
  { id: 'respect', band: 'bg-river text-white lg:ml-[12vw]' },
] as const;

/** The club's spirit: three points. */
export function Spirit() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="spirit" className="overflow-hidden py-section">
      <SectionTitle id="spirit" size="title" className="mx-auto mb-8 max-w-page px-gutter">
        {t('club:spirit.title')}
      </SectionTitle>
      <ul className="grid gap-3 lg:-mr-24 lg:-ml-16">
        {points.map(({ id, band }) => (
          <li key={id} className={`lg:-skew-x-12 ${band}`}>
            <div className="grid items-center gap-x-10 gap-y-2 px-gutter py-8 lg:skew-x-12 lg:grid-cols-[minmax(20rem,2fr)_3fr] lg:py-10 lg:pr-44 lg:pl-28">
              <h3 className="font-display text-4xl font-extrabold uppercase xl:text-5xl">
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
