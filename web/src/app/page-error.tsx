import { club } from '@club/domain/club';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { OtherLanguage } from '../pages/not-found/other-language.tsx';
import { paths } from '../pages/paths.ts';
import { ProblemScreen } from '../ui/problem-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { reloadAfterRelease } from './new-release.ts';
import { ReloadButton } from './reload-button.tsx';

/**
 * An unexpected error of a page (specification, section 8), inside the layout. In a tab that a release
 * has left behind, the page is fetched anew first.
 */
export function PageError() {
  const { t, locale } = useTexts();
  const [isCurrent, setIsCurrent] = useState(false);
  useEffect(() => {
    void reloadAfterRelease().then((isReloading) => setIsCurrent(!isReloading));
  }, []);
  useEffect(() => {
    const page = t('problem.error.page_title');
    document.title = t('common.page_title', { page, club: club.name[locale] });
  }, [t, locale]);
  if (!isCurrent) return null;
  return (
    <>
      <ProblemScreen
        tag={t('problem.error.tag')}
        title={t('problem.error.title')}
        text={t('problem.error.text')}
      >
        <ReloadButton label={t('problem.error.reload')} />
        <TextLink to={paths.home} look="light">
          {t('problem.error.home')}
        </TextLink>
      </ProblemScreen>
      <OtherLanguage problem="error" />
    </>
  );
}
