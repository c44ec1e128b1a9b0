import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemScreen } from '../../ui/problem-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { OtherLanguage } from './other-language.tsx';

/** The 404 page, in both languages. A broken link does not show the visitor's language. */
export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <>
      <ProblemScreen
        tag={t('problem:not_found.tag')}
        title={t('problem:not_found.title')}
        text={t('problem:not_found.text')}
      >
        <TextLink to={paths.home} variant="primary">
          {t('problem:not_found.home')}
        </TextLink>
        <TextLink to={paths.schedule} variant="light">
          {t('problem:not_found.schedule')}
        </TextLink>
      </ProblemScreen>
      <OtherLanguage problem="not_found" />
    </>
  );
}
