import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOutcome } from '../../data/visitor-forms/newsletter-links.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { findMailedCode, readMailedLink } from '../../data/visitor-forms/read-mailed-link.ts';
import { useMailLink } from '../../data/visitor-forms/use-mail-link.ts';
import { MailedCodeForm } from '../../ui/mailed-code-form.tsx';

interface MailLinkScreenProps {
  /** Selects the texts. `leave`: the link unsubscribes. */
  readonly action: 'confirm' | 'leave';
  /** Sends the token of the page's address to the API. */
  readonly send: (token: string) => Promise<LinkOutcome>;
}

/** The page of a link in a mail. It shows a question with a button, then the result. */
export function MailLinkScreen({ action, send }: MailLinkScreenProps) {
  const { t } = useTexts();
  const { status, submit } = useMailLink(readMailedLink(useLocation()).token, send);
  const isButtonShown = status !== 'done' && status !== 'refused' && status !== 'cut';
  const textKey = isButtonShown ? 'ask' : status;
  return (
    <section className="bands bg-ink text-white">
      <Container className="grid justify-items-start gap-6 py-section">
        <Tag>{t('newsletter:tag')}</Tag>
        <div role="status" className="grid gap-6">
          <SectionTitle as="h1" size="hero" className="max-w-3xl">
            {t(`newsletter:${action}.${textKey}.title`)}
          </SectionTitle>{' '}
          <p className="max-w-xl text-lead">{t(`newsletter:${action}.${textKey}.text`)}</p>
          {status === 'failed' && (
            <p className="font-semibold text-sun">{t('common:allert.error')}</p>
          )}
        </div>
        {status === 'cut' && action === 'confirm' && (
          <MailedCodeForm
            button={t('newsletter:confirm.button')}
            findToken={findMailedCode}
            onToken={submit}
          />
        )}
        {status === 'cut' && action === 'leave' && (
          <TextLink to={paths.unsubscribe} variant="primary">
            {t('newsletter:leave.by_address')}
          </TextLink>
        )}
        {isButtonShown ? (
          <Button size="large" disabled={status === 'sending'} onClick={() => void submit()}>
            {t(`newsletter:${action}.button`)}
          </Button>
        ) : (
          <TextLink to={paths.home} variant={status === 'cut' ? 'light' : 'primary'}>
            {t('newsletter:home')}
          </TextLink>
        )}
      </Container>
    </section>
  );
}
