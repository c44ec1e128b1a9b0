import { useTexts } from '../../i18n/use-texts.ts';
import { ResultScreen } from './result-screen.tsx';

/** Where the unsubscribe form leads without script: the address is off the list. */
function NewsletterUnsubscribedPage() {
  const { t } = useTexts();
  return (
    <ResultScreen title={t('newsletter:leave.done.title')} text={t('newsletter:leave.done.text')} />
  );
}

export { NewsletterUnsubscribedPage as Component };
