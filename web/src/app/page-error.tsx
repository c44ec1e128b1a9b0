import { useTexts } from '../i18n/use-texts.ts';
import { OtherLanguage } from '../pages/not-found/other-language.tsx';
import { paths } from '../pages/paths.ts';
import { ProblemScreen } from '../ui/problem-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ReloadButton } from './reload-button.tsx';

/** An unexpected error of a page (specification, section 8), inside the layout. */
export function PageError() {
  const { t } = useTexts();
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
