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
    <section className="border-t border-mist/30">
      <Container className="grid gap-x-10 gap-y-6 py-12 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-2">
          <SectionTitle id="newsletter" size="heading">
            {t('common:newsletter.title')}
          </SectionTitle>
          <p className="max-w-md text-mist">{t('common:newsletter.topics')}</p>
          <TextLink
            to={paths.newsletterIssues}
            className="w-fit py-1 text-white underline underline-offset-4 hover:decoration-2"
          >
            {t('forms:newsletter.issues')}
          </TextLink>
        </div>
        <div className="grid gap-4">
          <AddressForm
            endpoint="subscribe"
            action="/api/email/subscribe"
            aria-labelledby="newsletter"
            className="grid content-start gap-4"
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
            {t('common:newsletter.under_14')}{' '}
            {t('common:newsletter.consent', { club: identity.name[locale], contact })}{' '}
            <TextLink
              to={paths.unsubscribe}
              className="inline-block py-1 text-white underline underline-offset-4 hover:decoration-2"
            >
              {t('common:newsletter.leave')}
            </TextLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
