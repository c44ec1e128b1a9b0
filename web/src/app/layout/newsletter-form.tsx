import { useLocation } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { FormMessage, FormSuccess } from '../../ui/form-message.tsx';
import { type FailureReason, type FormState, useForm } from '../../ui/use-form.ts';

/** The API client, loaded when the focus enters the form. */
const loadClient = () => import('../../data/visitor-forms/newsletter-address.ts');
const prefetchClient = () => void loadClient().catch(() => undefined);

interface MessageProps {
  readonly status: FormState;
  readonly reason: FailureReason | undefined;
}

function Message({ status, reason }: MessageProps) {
  const { t } = useTexts();
  const failureTexts = {
    refused: t('forms:newsletter.failed'),
    unreachable: t('common:allert.error'),
  };
  return (
    <FormMessage
      success={
        status === 'sent' && (
          <FormSuccess
            title={t('forms:newsletter.success.title')}
            text={t('forms:newsletter.success.text')}
          />
        )
      }
      failure={
        (status === 'refused' || status === 'unreachable') && (
          <p>
            {failureTexts[status]} {reason && t(`forms:reasons.${reason}`)}
          </p>
        )
      }
    />
  );
}

/** The path of the page. A change of page renders this component only, not the whole form. */
function PageField() {
  return <input type="hidden" name="page" value={useLocation().pathname} />;
}

/** The newsletter form (specification, sections 2, 4, 5 and 8). It works without JavaScript. */
export function NewsletterForm() {
  const { t, locale } = useTexts();
  const { status, problems, reason, formProps } = useForm(['email', 'website', 'page'], {
    check: async ({ email }) => (await loadClient()).findAddressProblem(email),
    send: async ({ email, website, page }) =>
      (await loadClient()).subscribe(email, { lng: locale, page, website }),
  });
  return (
    <form
      {...formProps}
      action="/api/email/subscribe"
      method="post"
      onFocus={prefetchClient}
      aria-labelledby="newsletter"
      className="grid content-start gap-4"
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_auto]">
        <EmailField
          required
          label={t('forms:newsletter.email')}
          error={problems.email && t(`forms:problems.${problems.email}`)}
        />
        {/* Stays aligned with the text field when an error appears below the field. */}
        <Button type="submit" aria-disabled={status === 'sending'} className="self-start sm:mt-8">
          {t(status === 'sending' ? 'forms:sending' : 'forms:newsletter.subscribe')}
        </Button>
      </div>
      {/* The consent record needs these fields. Without JavaScript the browser posts them. */}
      <input type="hidden" name="lng" value={locale} />
      <PageField />
      <Honeypot />
      <Message status={status} reason={reason} />
    </form>
  );
}
