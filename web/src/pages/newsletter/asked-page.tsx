import { useTexts } from '../../i18n/use-texts.ts';
import { ResultScreen } from './result-screen.tsx';

/** Where the newsletter form leads without script: the confirmation mail is on its way. */
export function AskedPage() {
  const { t } = useTexts();
  return (
    <ResultScreen
      title={t('common.newsletter.success.title')}
      text={t('common.newsletter.success.text')}
    />
  );
}
