import { useTexts } from '../../i18n/use-texts.ts';
import { ResultScreen } from './result-screen.tsx';

/** Shown after the unsubscribe form was sent without JavaScript. */
function NewsletterUnsubscribedPage() {
  const { t } = useTexts();
  return (
    <ResultScreen
      title={t('newsletter:newsletter.leave.done.title')}
      text={t('newsletter:newsletter.leave.done.text')}
    />
  );
}

export { NewsletterUnsubscribedPage as Component };
