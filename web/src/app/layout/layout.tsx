import { identity } from '@club/about/identity';
import { getEnglishAddress } from '@club/domain/locale';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { hasTexts, importWithTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { untilIdle } from '../../scheduling/until-idle.ts';
import { Container } from '../../ui/container.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { usePageHead } from '../head/use-page-head.ts';
import { useShownPage } from '../shown-page.ts';
import { Header } from './header.tsx';
import { loadFooter } from './load-footer.ts';
import { navEntries } from './nav-entries.ts';

/** The shown page's title in the current language. */
function usePageTitle(): string {
  const { t } = useTexts();
  const { page, params } = useShownPage();
  // A page whose texts failed to load has no title. The router shows the error page instead.
  return page && hasTexts(page.namespaces) ? page.title(t, params) : '';
}

/**
 * Focuses the target of a link's `#`. An element that is not focusable needs a `tabIndex` for that.
 * The router has already scrolled to the target.
 */
function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a change of page, sets the head, focuses the content and announces the title. The browser
 * does so only for a full page load.
 */
function RouteAnnouncer() {
  usePageHead();
  const title = usePageTitle();
  const { pathname, hash, key } = useLocation();
  const shownPathname = useRef(pathname);
  const shownKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isNewPage = shownPathname.current !== pathname;
    shownPathname.current = pathname;
    const target = document.getElementById(hash.slice(1));
    if (target) focusTarget(target);
    else if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (isNewPage) setAnnouncement(title);
  }, [pathname, hash, key, title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

const loadOfflineSupport = () =>
  importWithTexts(import('../offline/offline-support.tsx'), 'offline');
const OfflineSupport = lazyPart(async () => (await loadOfflineSupport()).OfflineSupport);

/** The offline notice, at the bottom of the window. It also starts the service worker. */
function OfflineNotice() {
  const [isIdle, setIsIdle] = useState(false);
  // Waits until the browser is idle. Only a built site has a service worker.
  useEffect(() => {
    if (import.meta.env.PROD) void untilIdle().then(() => startTransition(() => setIsIdle(true)));
  }, []);
  // The status element is always rendered: screen readers announce only changes inside it.
  return (
    <div role="status" className="sticky bottom-0 print:hidden">
      {isIdle && <OfflineSupport />}
    </div>
  );
}

const linkClasses = 'inline-block py-1 font-bold underline underline-offset-4';

function NoScriptContent() {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  return (
    <Container className="grid gap-2 py-6">
      <p>
        {t('footer:no_script', { phone: identity.phone, email: identity.email })}{' '}
        <a
          lang={otherLocale}
          hrefLang={otherLocale}
          href={locale === 'fr' ? getEnglishAddress(pathname) : pathname}
          className={linkClasses}
        >
          {t('common:language.switch')}
        </a>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {navEntries.map(({ key, path }) => (
          <li key={key}>
            <a href={path} className={linkClasses}>
              {t(`common:nav.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/**
 * For browsers without JavaScript. It explains what is missing and links to the other language. It
 * links to the other pages too, because the mobile menu needs JavaScript. Only the prerendered page
 * has the content, because React renders nothing inside `noscript` in a browser.
 */
function WithoutScript() {
  return <noscript>{import.meta.env.SSR && <NoScriptContent />}</noscript>;
}

const Footer = lazyPart(async () => (await loadFooter()).Footer);

/** The layout of every page (specification, section 2). */
export function Layout() {
  const { t } = useTexts();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-skip -translate-y-24 bg-white px-4 py-3 font-bold text-ink focus:translate-y-0 print:hidden"
      >
        {t('common:skip_to_content')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        <WithoutScript />
        <Outlet />
      </main>
      <Footer />
      <OfflineNotice />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
