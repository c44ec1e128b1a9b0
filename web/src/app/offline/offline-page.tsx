import { identity } from '@club/about/identity';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorPageInOtherLanguage } from '../../pages/not-found/error-page-in-other-language.tsx';
import { paths } from '@club/domain/paths';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useIsOffline } from '../../data/use-is-offline.ts';

/**
 * Shown offline for a page that is not in the cache, in both languages. It reloads once the network
 * is back.
 */
export function OfflinePage() {
  const { t } = useTexts();
  const wasOffline = true;
  const isOffline = useIsOffline(wasOffline);
  useEffect(() => {
    if (!isOffline) window.location.reload();
  }, [isOffline]);
  const { phone } = identity;
  return (
    <>
      <MessageScreen
        tag={t('problem:offline.tag')}
        title={t('problem:offline.title')}
        text={t('problem:offline.text', { phone })}
      >
        <TextLink to={`tel:+1-${phone}`} variant="primary">
          {t('problem:offline.call', { phone })}
        </TextLink>
        <TextLink to={paths.home} variant="light">
          {t('problem:offline.home')}
        </TextLink>
      </MessageScreen>
      <ErrorPageInOtherLanguage errorPage="offline" />
    </>
  );
}
