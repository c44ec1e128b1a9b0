import { identity } from '@club/about/identity';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

interface PartProps {
  readonly id: 'checks' | 'limits' | 'complain';
  readonly children: ReactNode;
}

/** A section of the page, with its title and an id for links. */
function Part({ id, children }: PartProps) {
  const { t } = useTexts();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 border-t-2 border-ink pt-6">
      <SectionTitle id={id} size="heading">
        {t(`accessibility:${id}.title`)}
      </SectionTitle>
      {children}
    </section>
  );
}

/** How to tell the club what does not work. */
function Complaints() {
  const { t } = useTexts();
  return (
    <Part id="complain">
      <p>{t('accessibility:complain.text')}</p>
      <p>{t('accessibility:complain.reply')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-2">
        <TextLink to={paths.contact} variant="dark">
          {t('accessibility:complain.form')}
        </TextLink>
        <TextLink
          to={`mailto:${identity.email}`}
          className="inline-flex min-h-11 items-center font-semibold text-river underline"
        >
          {identity.email}
        </TextLink>
        <TextLink
          to={`tel:+1-${identity.phone}`}
          className="inline-flex min-h-11 items-center font-semibold text-river underline"
        >
          {identity.phone}
        </TextLink>
      </div>
      <p>{t('accessibility:complain.next')}</p>
    </Part>
  );
}

/** What is tested, the limits, and how to complain. */
function Statement() {
  const { t } = useTexts();
  return (
    <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-2">
      <Part id="checks">
        {t('accessibility:checks.text', { returnObjects: true }).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
      <div className="lg:row-span-2">
        <Complaints />
      </div>
      <Part id="limits">
        <ul className="grid list-disc gap-2 pl-6 marker:text-ember">
          {t('accessibility:limits.list', { returnObjects: true }).map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
    </Container>
  );
}

/** `/accessibility`: a statement of what is tested, of the limits, and of how to complain. */
function AccessibilityPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('accessibility:title')} lead={t('accessibility:lead')} />
      <DeferredContent>
        <Statement />
      </DeferredContent>
    </>
  );
}

export { AccessibilityPage as Component };
