import { Outlet, ScrollRestoration } from 'react-router-dom';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { WithoutScript } from './without-script.tsx';

const Footer = lazyPart(
  async () => (await importWithTexts(import('./footer.tsx'), 'forms')).Footer,
);

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
