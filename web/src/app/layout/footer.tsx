import { helpLines } from '@club/about/help-lines';
import { identity } from '@club/about/identity';
import { locations } from '@club/domain/location';
import { paths } from '@club/domain/paths';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Newsletter } from './newsletter.tsx';

const helpLinkClasses = 'inline-flex min-h-8 items-center font-bold underline underline-offset-4';

/** Québec's independent services for help and complaints. */
function HelpLines() {
  const { t } = useTexts();
  const { sportAide, telJeunes, ombudsman } = helpLines;
  const linkEntries = [
    [`tel:+${sportAide.phone.replaceAll('-', '')}`, t('common:help.sport_aide', sportAide)],
    [sportAide.page, t('common:help.sport_aide_page')],
    [`tel:+${telJeunes.phone.replaceAll('-', '')}`, t('common:help.tel_jeunes', telJeunes)],
    [`tel:+${ombudsman.phone.replaceAll('-', '')}`, t('common:help.ombudsman', ombudsman)],
    [ombudsman.page, t('common:help.complaint')],
  ] as const;
  return (
    <aside aria-label={t('common:help.label')} className="bg-sky">
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-1 py-4">
        <p className="w-full font-semibold">{t('common:help.text')}</p>
        {linkEntries.map(([to, text]) => (
          <TextLink key={to} to={to} className={helpLinkClasses}>
            {text}
          </TextLink>
        ))}
        <p className="w-full text-sm">{t('common:help.adults')}</p>
      </Container>
    </aside>
  );
}

const contactLinkClasses =
  'inline-flex min-h-8 items-center underline decoration-mist/60 underline-offset-4 hover:decoration-sun hover:decoration-2';

interface ColumnProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-display text-base font-bold text-sun uppercase">{title}</h2>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  );
}

/** The club's contacts, places and social networks. */
function FooterContacts() {
  const { t } = useTexts();
  return (
    <div className="grid gap-8 sm:grid-cols-3">
      <Column title={t('common:footer.contact')}>
        <li>
          <TextLink to={`tel:+1-${identity.phone}`} className={contactLinkClasses}>
            {identity.phone}
          </TextLink>
        </li>
        <li>
          <TextLink to={`mailto:${identity.email}`} className={contactLinkClasses}>
            {identity.email}
          </TextLink>
        </li>
        {/* A printed page has no address bar. */}
        <li className="hidden print:list-item">{buildSettings.siteOrigin}</li>
      </Column>
      <Column title={t('common:footer.places')} className="print:hidden">
        {locations.map(({ id, title, directions }) => (
          <li key={id}>
            <TextLink to={directions} className={contactLinkClasses}>
              {t(title)}
              <VisuallyHidden> ({t('common:footer.directions')})</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </Column>
      <Column title={t('common:footer.follow')} className="print:hidden">
        {(['facebook', 'instagram'] as const).map((network) => (
          <li key={network}>
            <TextLink to={identity.socials[network]} className={contactLinkClasses}>
              {t(`common:footer.${network}`)}
            </TextLink>
          </li>
        ))}
      </Column>
    </div>
  );
}

/** The code of staff's session and of Google's sign-in, loaded on hover, focus or click. */
const loadSessionCode = () => import('../../data/session/staff-session.ts');

/** False for clicks that open a new tab or window. The browser handles those. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The link for staff (specification, section 2). It signs in unless a session is stored, and opens
 * the dashboard, which shows the result.
 */
function AdminLink({ className }: { className: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const prefetchSessionCode = () => void loadSessionCode().catch(() => undefined);
  const openDashboard = async () => {
    const { hasStoredSession, signIn } = await loadSessionCode();
    if (!hasStoredSession()) await signIn();
    await navigate(paths.admin);
  };
  return (
    <TextLink
      to={paths.admin}
      className={className}
      onPointerEnter={prefetchSessionCode}
      onFocus={prefetchSessionCode}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The dashboard shows an error if the code fails to load.
        openDashboard().catch(() => navigate(paths.admin));
      }}
    >
      {t('common:footer.admin')}
    </TextLink>
  );
}

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
