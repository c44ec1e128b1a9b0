import { paths } from '@club/domain/paths';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { useHydrated } from '../../scheduling/use-hydrated.ts';
import { Container } from '../../ui/container.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { makeFormAddress } from './make-form-address.ts';

/** `opening` until the browser opens or blocks the tab. */
type TabState = 'opening' | 'opened' | 'blocked';

/**
 * Opens an address in a new tab, once for each time that the visitor comes to the page.
 *
 * @param address the address to open
 * @param visit the router's key of the location; a new key opens the tab again
 */
function useNewTab(address: string, visit: string): TabState {
  const [state, setState] = useState<TabState>('opening');
  useEffect(() => {
    // A timer, because StrictMode runs the effect twice: the cleanup cancels the first tab.
    const timer = setTimeout(() => {
      // Without 'noopener', which makes `open` always return null.
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      setState(tab !== null && !tab.closed ? 'opened' : 'blocked');
    });
    return () => clearTimeout(timer);
  }, [address, visit]);
  return state;
}

const linkClasses =
  'inline-block min-h-6 font-bold text-river underline underline-offset-4 hover:decoration-2';
const questions = ['level', 'player', 'parent', 'waiver'] as const;

/** The form's questions (specification, section 3), so that parents can prepare. */
function FormChecklist() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby="at-hand"
      className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]"
    >
      <div className="grid content-start gap-3">
        <SectionTitle id="at-hand" size="heading">
          {t('registration:at_hand.title')}
        </SectionTitle>
        <p>{t('registration:at_hand.text')}</p>
        <p className="border-l-8 border-sun pl-4">
          {t('registration:at_hand.refund.text')}{' '}
          <TextLink to={`${paths.clubPolicy}#refund`} className={linkClasses}>
            {t('registration:at_hand.refund.policy')}
          </TextLink>
        </p>
      </div>
      <dl className="grid">
        {questions.map((question) => (
          <div
            key={question}
            className="grid gap-x-8 gap-y-1 border-t-2 border-ink py-5 last:border-b-2 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="font-display text-xl font-bold uppercase">
              {t(`registration:at_hand.${question}.title`)}
            </dt>
            <dd>{t(`registration:at_hand.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

/**
 * Shows one message at a time. The element reserves space for the longest one, so that the layout
 * does not shift.
 */
function Message({ state }: { state: TabState }) {
  const { t } = useTexts();
  const texts = {
    opening: t('registration:redirected'),
    opened: t('registration:opened'),
    blocked: t('registration:blocked'),
  };
  return (
    <p
      role="status"
      // Without JavaScript there is no redirect.
      data-needs-script
      data-room={texts.opened.length > texts.blocked.length ? texts.opened : texts.blocked}
      className="grid max-w-xl text-lead before:invisible before:font-bold before:[grid-area:1/1] before:content-[attr(data-room)] *:[grid-area:1/1]"
    >
      <span className={state === 'opening' ? '' : 'font-bold text-sun'}>{texts[state]}</span>
    </p>
  );
}

/**
 * Opens the form in a new tab and links to it. `form` is its configured address, or a path of this
 * site.
 */
function FormRedirect({ form }: { form: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  // The prerendered page has no query, and may have another origin.
  const isHydrated = useHydrated();
  const origin = isHydrated ? window.location.origin : buildSettings.siteOrigin;
  const address = makeFormAddress(form, origin, isHydrated ? query.get('programId') : null);
  return (
    <>
      <Message state={useNewTab(address, useLocation().key)} />
      <TextLink
        to={address}
        className="py-2 text-lead font-bold underline decoration-sun decoration-2 underline-offset-6 hover:text-sun"
      >
        {t('registration:manual')}
      </TextLink>
    </>
  );
}

/** Shown without a configured form. It offers another way to register. */
function NoForm() {
  const { t } = useTexts();
  return (
    <>
      <p className="max-w-xl text-lead">{t('registration:no_form')}</p>
      <TextLink to={paths.contact} variant="primary">
        {t('registration:contact')}
      </TextLink>
    </>
  );
}

/** `/registration`: opens the hosted form in a new tab (specification, section 2). */
function RegistrationPage() {
  const { t } = useTexts();
  const form = buildSettings.registrationForm;
  return (
    <>
      <PageIntro title={t('registration:title')} art="/images/pages/registration.svg">
        {form === '' ? <NoForm /> : <FormRedirect form={form} />}
      </PageIntro>
      <DeferredContent>
        <FormChecklist />
      </DeferredContent>
    </>
  );
}

export { RegistrationPage as Component };
