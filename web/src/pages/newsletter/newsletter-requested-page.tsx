import { useTexts } from '../../i18n/use-texts.ts';
import { ResultScreen } from './result-screen.tsx';

/** Where the newsletter form leads without script: the confirmation mail is on its way. */
function NewsletterRequestedPage() {
  const { t } = useTexts();
  return (
    <ResultScreen
      title={t('forms:newsletter.success.title')}
      text={t('forms:newsletter.success.text')}
    />
  );
}

export { NewsletterRequestedPage as Component };
