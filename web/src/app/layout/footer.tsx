import { identity } from '@club/about/identity';
import { locations } from '@club/domain/location';
import { paths } from '@club/domain/paths';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { prefetch } from '../../scheduling/next-task.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { HelpLines } from './help-lines.tsx';
import { Newsletter } from './newsletter.tsx';

const linkClasses =
  'inline-flex min-h-8 items-center underline decoration-mist/60 underline-offset-4 hover:decoration-sun hover:decoration-2';

interface ColumnProps {
  /** Each link's address and text. */
  readonly links: readonly (readonly [string, string])[];
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Column({ title, className, links, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="font-display text-base font-bold text-sun uppercase">{title}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <TextLink to={to} className={linkClasses}>
              {text}
            </TextLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** The pages that families look for most. The dashboard has none of these links. */
function SiteLinks() {
  const { t } = useTexts();
  return (
    <Column
      title={t('footer:site')}
      className="print:hidden"
      links={[
        [paths.program, t('footer:program')],
        [paths.registration, t('footer:registration')],
        [paths.schedule, t('footer:schedule')],
        [paths.clubPolicy, t('footer:policies')],
        [`${paths.clubPolicy}#refund`, t('footer:refunds')],
      ]}
    />
  );
}

/** The club's contacts, social networks and places. */
function FooterContacts() {
  const { t } = useTexts();
  return (
    <>
      <Column
        title={t('footer:contact')}
        links={[
          [`tel:+1-${identity.phone}`, identity.phone],
          [`mailto:${identity.email}`, identity.email],
          [identity.socials.facebook, t('footer:facebook')],
          [identity.socials.instagram, t('footer:instagram')],
        ]}
      >
        {/* A printed page has no address bar. */}
        <li className="hidden print:list-item">{buildSettings.siteOrigin}</li>
      </Column>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 text-sm sm:gap-x-5 sm:text-base lg:col-start-2 print:hidden">
        <span className="font-semibold text-mist">{t('footer:places')}</span>
        {locations.map(({ id, title }) => (
          <TextLink
            key={id}
            to={`${paths.contact}#gyms`}
            className={`${linkClasses} whitespace-nowrap`}
          >
            {t(title)}
          </TextLink>
        ))}
      </div>
    </>
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
  const prefetchSessionCode = () => prefetch(loadSessionCode);
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
      {t('footer:admin')}
    </TextLink>
  );
}

function LegalLine() {
  const { t, locale } = useTexts();
  const legalLinkClasses = 'inline-flex min-h-8 items-center hover:text-white hover:underline';
  return (
    <div className="border-t border-mist/30 text-mist">
      <Container className="flex flex-wrap items-center gap-x-6 py-2 text-sm max-sm:grid max-sm:grid-cols-2 sm:py-4">
        <p className="max-sm:col-span-full sm:mr-auto">
          © {identity.copyrightYear} {identity.name[locale]}
        </p>
        <nav aria-label={t('footer:legal')} className="contents">
          <TextLink to={`${paths.clubPolicy}#privacy`} className={legalLinkClasses}>
            {t('footer:privacy')}
          </TextLink>
          <TextLink to={`${paths.codeOfConduct}#terms`} className={legalLinkClasses}>
            {t('footer:terms')}
          </TextLink>
          <TextLink to={paths.accessibility} className={legalLinkClasses}>
            {t('footer:accessibility')}
          </TextLink>
          <AdminLink className={legalLinkClasses} />
        </nav>
      </Container>
    </div>
  );
}

// A constant, so that React does not render it again on each page.
const newsletter = <Newsletter />;

/**
 * The end of every page: the help lines, and the footer with the legal line (specification,
 * section 2). The dashboard has the contacts and the legal line only.
 */
export function Footer() {
  const { locale } = useTexts();
  const isDashboard = useLocation().pathname === paths.admin;
  return (
    <>
      {!isDashboard && <HelpLines />}
      <footer className="bg-ink text-white">
        <div aria-hidden className="band-rule h-2 lg:h-3" />
        <Container className="grid grid-cols-2 gap-x-6 gap-y-1 py-4 sm:gap-y-3 sm:py-8 lg:grid-cols-[5fr_3.5fr_3.5fr] lg:gap-x-10 lg:py-10">
          <div className="max-lg:hidden print:block">
            <SectionTitle as="p" size="heading">
              {identity.name[locale]}
            </SectionTitle>
            <p className="text-lead text-sun">{identity.motto[locale]}.</p>
          </div>
          {!isDashboard && <SiteLinks />}
          <FooterContacts />
        </Container>
        {!isDashboard && newsletter}
        <LegalLine />
      </footer>
    </>
  );
}

/**
 * Links of the mobile menu to what is far down the page, and to the contact form. They are in the
 * footer's code, which loads after the page.
 */
export function MoreLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTexts();
  const links = [
    ['#help', t('footer:more.help')],
    ['#newsletter', t('common:newsletter.title')],
    [`${paths.contact}?subject=photo#write`, t('footer:more.photo')],
  ] as const;
  return (
    <ul className="mt-auto">
      {links.map(([to, text]) => (
        <li key={to}>
          <TextLink to={to} onClick={onFollow} className="block py-2">
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
