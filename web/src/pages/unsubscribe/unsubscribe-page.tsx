import { identity } from '@club/about/identity';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddressForm } from '../../opt-in/address-form.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** `/unsubscribe`: an e-mail field and an Unsubscribe button (specification, section 2). */
function UnsubscribePage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <Container className="grid gap-4 py-section">
          <SectionTitle as="h1" size="title" className="max-w-3xl">
            {t('unsubscribe:title')}
          </SectionTitle>
          <p className="max-w-xl text-lead">{t('unsubscribe:text')}</p>
        </Container>
      </header>
      <Container className="grid gap-10 py-section">
        <AddressForm
          endpoint="unsubscribe"
          action="/api/email/unsubscribe"
          aria-label={t('unsubscribe:title')}
          className="grid max-w-xl gap-6"
          label={t('unsubscribe:email')}
          hint={t('unsubscribe:hint')}
          button={t('unsubscribe:submit')}
          buttonVariant="dark"
          success={{ title: t('unsubscribe:success.title'), text: t('unsubscribe:success.text') }}
          failed={t('unsubscribe:failed')}
        />
        <p className="max-w-xl">
          {t('unsubscribe:help')}{' '}
          <TextLink
            to={`mailto:${identity.email}`}
            className="inline-block py-1 font-bold text-river underline underline-offset-4"
          >
            {identity.email}
          </TextLink>
        </p>
      </Container>
    </>
  );
}

export { UnsubscribePage as Component };
