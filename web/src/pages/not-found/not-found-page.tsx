import { useTexts } from '../../i18n/use-texts.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { ErrorPageInOtherLanguage } from './error-page-in-other-language.tsx';

/** The 404 page, in both languages: a broken link does not always name the visitor's language. */
export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <>
      <MessageScreen
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
      </MessageScreen>
      <ErrorPageInOtherLanguage errorPage="not_found" />
    </>
  );
}
