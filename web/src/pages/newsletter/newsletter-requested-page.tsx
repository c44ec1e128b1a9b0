import { useTexts } from '../../i18n/use-texts.ts';
import { ResultScreen } from './result-screen.tsx';

/** Shown after the newsletter form was sent without JavaScript. */
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
