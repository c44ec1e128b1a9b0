import { identity } from '@club/about/identity';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '@club/domain/paths';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminLink } from './admin-link.tsx';
import { FooterContacts } from './footer-contacts.tsx';
import { HelpLines } from './help-lines.tsx';
import { Newsletter } from './newsletter.tsx';

function LegalLine() {
  const { t, locale } = useTexts();
  const rights = { year: identity.copyrightYear, club: identity.name[locale] };
  const linkClasses = 'inline-flex min-h-8 items-center hover:text-white hover:underline';
  return (
    <div className="border-t border-mist/30 text-mist">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-sm">
        <p className="mr-auto">{t('common:footer.rights', rights)}</p>
        <nav aria-label={t('common:footer.legal')} className="flex flex-wrap gap-x-6">
          <TextLink to={`${paths.clubPolicy}#privacy`} className={linkClasses}>
            {t('common:footer.privacy')}
          </TextLink>
          <TextLink to={`${paths.codeOfConduct}#terms`} className={linkClasses}>
            {t('common:footer.terms')}
          </TextLink>
          <TextLink to={paths.accessibility} className={linkClasses}>
            {t('common:footer.accessibility')}
          </TextLink>
          <AdminLink className={linkClasses} />
        </nav>
      </Container>
    </div>
  );
}

// A constant, so that React does not render it again on each page.
const newsletter = <Newsletter />;

/** The newsletter on the pages of visitors. The dashboard has a tab for it instead. */
function PublicNewsletter() {
  return useLocation().pathname === paths.admin ? null : newsletter;
}

/**
 * The end of every page: the help lines, and the footer with the legal line (specification,
 * section 2).
 */
export function Footer() {
  const { t, locale } = useTexts();
  return (
    <>
      <HelpLines />
      <footer className="bg-ink text-white">
        <div aria-hidden className="band-rule h-3" />
        <Container className="grid gap-10 py-14 lg:grid-cols-[5fr_7fr]">
          <div>
            <SectionTitle as="p" size="heading">
              {identity.name[locale]}
            </SectionTitle>
            <p className="text-lead text-sun">{t('common:footer.tagline')}</p>
          </div>
          <FooterContacts />
        </Container>
        <PublicNewsletter />
        <LegalLine />
      </footer>
    </>
  );
}
