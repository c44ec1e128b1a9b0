import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { usePagePrefetch } from '../prefetch/use-page-prefetch.ts';
import { useServiceWorker } from './use-service-worker.ts';

/**
 * Caches visited pages for offline use, and shows a notice while offline. This component is
 * loaded when the browser is idle, so it also starts to prefetch pages.
 */
export function OfflineSupport() {
  const { t } = useTexts();
  useServiceWorker(useLocation().pathname);
  usePagePrefetch();
  if (!useIsOffline()) return null;
  return (
    <p className="border-t-4 border-sun bg-ink px-gutter py-3 text-center font-semibold text-white">
      {t('offline:notice')}
    </p>
  );
}
