import { useTexts } from '../../i18n/use-texts.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';

/** The result of a newsletter form that was sent without JavaScript. */
export function ResultScreen({ title, text }: { title: string; text: string }) {
  const { t } = useTexts();
  return (
    <MessageScreen tag={t('newsletter:newsletter.tag')} title={title} text={text}>
      <TextLink to={paths.home} variant="primary">
        {t('newsletter:home')}
      </TextLink>
    </MessageScreen>
  );
}
