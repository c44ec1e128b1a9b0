import { identity } from '@club/about/identity';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

const audiences = [
  { id: 'coaches', colors: 'bg-sun text-ink' },
  { id: 'players', colors: 'bg-court text-ink' },
  { id: 'parents', colors: 'bg-river text-white' },
] as const;

interface PartProps {
  readonly id: 'integrity' | 'terms';
  readonly children: ReactNode;
}

/** A section below the three lists, with a title and a text. */
function Part({ id, children }: PartProps) {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby={id}
      className="grid justify-items-start gap-5 pb-section"
    >
      <SectionTitle id={id} size="heading">
        {t(`conduct:${id}.title`)}
      </SectionTitle>
      <p className="max-w-3xl text-lead">{t(`conduct:${id}.text`)}</p>
      {children}
    </Container>
  );
}

function Integrity() {
  const { t } = useTexts();
  return (
    <Part id="integrity">
      <p className="max-w-3xl">{t('conduct:integrity.duty')}</p>
      <TextLink to={identity.integrityPolicy} variant="dark">
        {t('conduct:integrity.link')}
      </TextLink>
      <p>
        {t('conduct:integrity.discipline')}{' '}
        <TextLink
          to={paths.clubPolicy}
          className="inline-block min-h-6 font-semibold text-river underline"
        >
          {t('conduct:integrity.policies')}
        </TextLink>
      </p>
    </Part>
  );
}

/** The terms of participation, to which the footer links: this code and the policies. */
function Terms() {
  const { t } = useTexts();
  return (
    <Part id="terms">
      <TextLink to={paths.clubPolicy} variant="outline">
        {t('conduct:terms.policies')}
      </TextLink>
    </Part>
  );
}

/** The three lists of rules. */
function Rules() {
  const { t } = useTexts();
  return (
    <Container className="grid gap-6 py-section lg:grid-cols-3">
      {audiences.map(({ id, colors }) => (
        <section key={id} aria-labelledby={id} className="bg-white">
          <SectionTitle
            id={id}
            size="heading"
            className={`grid items-center px-6 py-8 lg:min-h-[calc(2lh+4rem)] ${colors}`}
          >
            {t(`conduct:${id}.title`)}
          </SectionTitle>
          <ol className="grid gap-4 p-6">
            {t(`conduct:${id}.list`, { returnObjects: true }).map((rule) => (
              <li key={rule} className="border-l-4 border-ink pl-4">
                {rule}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Container>
  );
}

/**
 * `/code-of-conduct`: the rules for coaches, players and parents (specification, section 2), the
 * terms and the integrity policy.
 */
function CodeOfConductPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('conduct:title')} lead={t('conduct:lead')} />
      <DeferredContent>
        <Rules />
        <Terms />
        <Integrity />
      </DeferredContent>
    </>
  );
}

export { CodeOfConductPage as Component };
