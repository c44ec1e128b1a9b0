import { identity } from '@club/about/identity';
import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { OtherLanguage } from '../pages/not-found/other-language.tsx';
import { paths } from '@club/domain/paths';
import { ProblemScreen } from '../ui/problem-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { NotOnDevice } from './offline/not-on-device.tsx';
import { ReloadButton } from './reload-button.tsx';
import { useFailureCause } from './use-failure-cause.ts';

/**
 * An unexpected error of a page (specification, section 8), inside the layout. Offline it may be a
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
  if (cause === 'offline') return <NotOnDevice />;
  return (
    <>
      <ProblemScreen
        tag={t('problem:error.tag')}
        title={t('problem:error.title')}
        text={t('problem:error.text')}
      >
        <ReloadButton label={t('problem:error.reload')} />
        <TextLink to={paths.home} variant="light">
          {t('problem:error.home')}
        </TextLink>
      </ProblemScreen>
      <OtherLanguage problem="error" />
    </>
  );
}
