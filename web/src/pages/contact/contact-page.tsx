import { identity } from '@club/about/identity';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const linkClasses =
  'inline-flex min-h-10 items-center font-display text-heading font-extrabold underline decoration-sun decoration-4 underline-offset-8 hover:text-sun [overflow-wrap:anywhere]';

/** Telephone and e-mail in large type. Most visitors look for one of them. */
function DirectContacts() {
  const { t } = useTexts();
  return (
    <dl className="grid gap-5">
      <div>
        <dt className="font-display text-base font-bold text-sun uppercase">
          {t('contact:phone')}
        </dt>
        <dd>
          <TextLink to={`tel:+1-${identity.phone}`} className={linkClasses}>
            {identity.phone}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt className="font-display text-base font-bold text-sun uppercase">
          {t('contact:email')}
        </dt>
        <dd>
          <TextLink to={`mailto:${identity.email}`} className={linkClasses}>
            {identity.email}
          </TextLink>
        </dd>
      </div>
    </dl>
  );
}

/** The form, with its title and introduction. */
function FormSection() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      className="grid gap-x-10 gap-y-8 py-section print:hidden lg:grid-cols-3"
    >
      <div className="grid content-start gap-4">
        <SectionTitle id="write" size="section">
          {t('contact:form.title')}
        </SectionTitle>
        <p className="max-w-md text-lead">{t('contact:form.text')}</p>
        <p className="max-w-md font-semibold">{t('contact:form.under_14')}</p>
      </div>
      <ContactForm />
    </Container>
  );
}

const Places = lazyPart(async () => (await importWithTexts(import('./places.tsx'), 'map')).Places);

/** `/contact`: contact details, the form, and the places (specification, section 2). */
function ContactPage() {
  const { t } = useTexts();
  return (
    <>
      <PageIntro title={t('contact:title')} art="/images/pages/three-gyms.svg">
        <p className="max-w-xl text-lead">{t('contact:lead')}</p>
        <DirectContacts />
      </PageIntro>
      <DeferredContent>
        <FormSection />
        <div id="gyms">
          <Places />
        </div>
      </DeferredContent>
    </>
  );
}

export { ContactPage as Component };
