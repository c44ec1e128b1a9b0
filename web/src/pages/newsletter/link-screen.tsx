import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOutcome } from '../../data/newsletter-links.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { useLink } from './use-link.ts';

interface LinkScreenProps {
  readonly about: 'confirm' | 'leave';
  readonly send: (token: string) => Promise<LinkOutcome>;
}

/** The page behind a mailed link: a question, one button, and then the answer in its place. */
export function LinkScreen({ about, send }: LinkScreenProps) {
  const { t } = useTexts();
  const { status, press } = useLink(send);
  const isOpen = status !== 'done' && status !== 'refused';
  const part = isOpen ? 'ask' : status;
  return (
    <section className="bands bg-ink text-white">
      <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-section">
        <Tag>{t('newsletter:tag')}</Tag>
        <div role="status" className="grid gap-6">
          <h1 className="max-w-3xl font-display text-hero font-extrabold uppercase">
            {t(`newsletter:${about}.${part}.title`)}
          </h1>
          <p className="max-w-xl text-lead">{t(`newsletter:${about}.${part}.text`)}</p>
          {status === 'failed' && (
            <p className="font-semibold text-sun">{t('common:allert.error')}</p>
          )}
        </div>
        {isOpen ? (
          <Button size="large" disabled={status === 'sending'} onClick={() => void press()}>
            {t(`newsletter:${about}.button`)}
          </Button>
        ) : (
          <TextLink to={paths.home} look="primary">
            {t('newsletter:home')}
          </TextLink>
        )}
      </div>
    </section>
  );
}
