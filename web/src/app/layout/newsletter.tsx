import { identity } from '@club/about/identity';
import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '@club/domain/paths';
import { AddressForm } from '../../opt-in/address-form.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/**
 * The newsletter in the footer: topics, link to past issues, form, consent and unsubscribe link.
 * The heading is the accessible name of the form.
 */
export function Newsletter() {
  const { t, locale } = useTexts();
  const contact = `${buildSettings.postal}, ${identity.email}`;
  return (
    <section className="border-t border-mist/30 print:hidden">
      <Container className="grid gap-x-10 gap-y-2 py-3 sm:gap-y-5 sm:py-8 lg:grid-cols-[5fr_3.5fr_3.5fr]">
        <div className="flex flex-wrap content-start items-baseline gap-x-6">
          <SectionTitle id="newsletter" size="heading">
            {t('common:newsletter.title')}
          </SectionTitle>
          <TextLink
            to={paths.newsletterIssues}
            className="w-fit py-1 text-white underline underline-offset-4 hover:decoration-2"
          >
            {t('footer:newsletter.issues')}
          </TextLink>
          <p className="w-full text-mist text-balance max-sm:text-sm">
            {t('footer:newsletter.topics')}
          </p>
        </div>
        <div className="grid gap-2 lg:col-span-2">
          <AddressForm
            endpoint="subscribe"
            action="/api/email/subscribe"
            aria-labelledby="newsletter"
            className="grid content-start gap-2"
            isInline
            label={t('forms:newsletter.email')}
            button={t('forms:newsletter.subscribe')}
            success={{
              title: t('forms:newsletter.success.title'),
              text: t('forms:newsletter.success.text'),
            }}
            failed={t('forms:newsletter.failed')}
            unreachable={t('common:allert.error')}
          />
          <p className="max-w-2xl text-sm text-mist">
            {t('footer:newsletter.under_14')}{' '}
            {t('footer:newsletter.consent', { club: identity.name[locale], contact })}{' '}
            <TextLink
              to={paths.unsubscribe}
              className="whitespace-nowrap text-white underline underline-offset-4 hover:decoration-2"
            >
              {t('footer:newsletter.leave')}
            </TextLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
