import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormMessage, FormSuccess } from '../../ui/form-message.tsx';
import { useForm } from '../../ui/use-form.ts';

/** The API client, loaded when the form is sent. */
const loadClient = () => import('../../data/visitor-forms/newsletter-address.ts');

/** The form to unsubscribe (specification, sections 2, 5 and 8). */
export function UnsubscribeForm() {
  const { t, locale } = useTexts();
  const { status, problems, reason, formProps } = useForm(['email'], {
    check: async ({ email }) => (await loadClient()).findAddressProblem(email),
    send: async ({ email }) => (await loadClient()).unsubscribe(email, locale),
  });
  const hasFailed = status === 'refused' || status === 'unreachable';
  return (
    <form
      {...formProps}
      action="/api/email/unsubscribe"
      method="post"
      aria-label={t('unsubscribe:title')}
      className="grid max-w-xl gap-6"
    >
      <input type="hidden" name="lng" value={locale} />
      <EmailField
        required
        label={t('unsubscribe:email')}
        hint={t('unsubscribe:hint')}
        error={problems.email && t(`forms:problems.${problems.email}`)}
      />
      <Button type="submit" variant="dark" aria-disabled={status === 'sending'}>
        {t(status === 'sending' ? 'forms:sending' : 'unsubscribe:submit')}
      </Button>
      <FormMessage
        success={
          status === 'sent' && (
            <FormSuccess
              title={t('unsubscribe:success.title')}
              text={t('unsubscribe:success.text')}
            />
          )
        }
        failure={
          hasFailed && (
            <p>
              {t('unsubscribe:failed')} {reason && t(`forms:reasons.${reason}`)}
            </p>
          )
        }
      />
    </form>
  );
}
