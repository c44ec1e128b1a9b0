import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Caches visited pages for offline use, and shows a notice while offline. */
export function OfflineSupport() {
  const { t } = useTexts();
  useServiceWorker(useLocation().pathname);
  if (!useIsOffline()) return null;
  return (
    <p className="border-t-4 border-sun bg-ink px-gutter py-3 text-center font-semibold text-white">
      {t('offline:notice')}
    </p>
  );
}
