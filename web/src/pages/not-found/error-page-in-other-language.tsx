import { identity } from '@club/about/identity';
import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** The message of an error page, in the other language. */
export function ErrorPageInOtherLanguage({
  errorPage,
}: {
  errorPage: 'error' | 'not_found' | 'offline';
}) {
  const otherLocale = useTexts().locale === 'fr' ? 'en' : 'fr';
  const t = i18n.getFixedT(otherLocale);
  return (
    <Container as="section" lang={otherLocale} className="grid gap-3 py-section">
      <SectionTitle size="heading">{t(`problem:${errorPage}.title`)}</SectionTitle>
      <p className="max-w-xl text-lead">
        {t(`problem:${errorPage}.text`, { phone: identity.phone })}
      </p>
      <TextLink to={paths.home} variant="outline">
        {t(`problem:${errorPage}.home`)}
      </TextLink>
    </Container>
  );
}
