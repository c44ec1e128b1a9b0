import { identity } from '@club/about/identity';
import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorPageInOtherLanguage } from '../pages/not-found/error-page-in-other-language.tsx';
import { paths } from '@club/domain/paths';
import { MessageScreen } from '../ui/message-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { ReloadButton } from './reload-button.tsx';
import { useFailureCause } from './use-failure-cause.ts';

/**
 * Shown inside the layout if a page fails (specification, section 8). Offline, the cause may be a
 * page that is not in the cache.
 */
export function PageError() {
  const { t, locale } = useTexts();
  const cause = useFailureCause();
  useEffect(() => {
    const page = t(`problem:${cause ?? 'error'}.page_title`);
    document.title = t('common:page_title', { page, club: identity.name[locale] });
  }, [t, locale, cause]);
  if (cause === undefined) return null;
  if (cause === 'offline') return <OfflinePage />;
  return (
    <>
      <MessageScreen
        tag={t('problem:error.tag')}
        title={t('problem:error.title')}
        text={t('problem:error.text')}
      >
        <ReloadButton label={t('problem:error.reload')} />
        <TextLink to={paths.home} variant="light">
          {t('problem:error.home')}
        </TextLink>
      </MessageScreen>
      <ErrorPageInOtherLanguage errorPage="error" />
    </>
  );
}
