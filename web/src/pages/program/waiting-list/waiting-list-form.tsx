import { identity } from '@club/about/identity';
import { retentionDays } from '@club/about/retention';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { buildSettings } from '../../../data/build-settings.ts';
import {
  findAddressProblem,
  requestPlace,
} from '../../../data/visitor-forms/waiting-list-requests.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { Honeypot } from '../../../ui/honeypot.tsx';
import { FormMessage, FormSuccess } from '../../../ui/form-message.tsx';
import { type FailureReason, type FormState, useForm } from '../../../ui/use-form.ts';

interface MessageProps {
  readonly program: string;
  readonly status: FormState;
  readonly reason: FailureReason | undefined;
}

function Message({ program, status, reason }: MessageProps) {
  const { t } = useTexts();
  const hasFailed = status === 'refused' || status === 'unreachable';
  return (
    <FormMessage
      success={
        status === 'sent' && (
          <FormSuccess
            title={t('newsletter:place.success.title')}
            text={t('newsletter:place.success.text', { program })}
          />
        )
      }
      failure={
        hasFailed && (
          <p>
            {t('newsletter:place.failed')} {reason && t(`forms:reasons.${reason}`)}
          </p>
        )
      }
    />
  );
}

/**
 * What the family agrees to. `consentVersion` of functions/src/waiting-list has the text's version.
 */
function Consent({ program }: { readonly program: string }) {
  const { t, locale } = useTexts();
  const contact = `${buildSettings.postal}, ${identity.email}`;
  const days = retentionDays.waitingAfterSeason;
  return (
    <p className="text-sm">
      {t('common:newsletter.under_14')}{' '}
      {t('newsletter:place.consent', { club: identity.name[locale], contact, program, days })}
    </p>
  );
}

/** The form of a full program: the club writes to the address when a place opens. */
export function WaitingListForm({ program }: { readonly program: string }) {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const { status, problems, reason, formProps } = useForm(['email', 'website'], {
    check: ({ email }) => findAddressProblem(email),
    send: ({ email, website }) =>
      requestPlace(email, { program, lng: locale, page: pathname, website }),
  });
  // The button that opened the form is gone, so the focus moves to the field.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);
  return (
    <form
      {...formProps}
      ref={formRef}
      method="post"
      action="/api/waiting-list"
      aria-label={t('newsletter:place.label', { program })}
      className="grid gap-4 border-l-8 border-river bg-sky/40 p-4"
    >
      <EmailField
        required
        label={t('forms:newsletter.email')}
        error={problems.email && t(`forms:problems.${problems.email}`)}
      />
      <Honeypot />
      <Button type="submit" variant="dark" aria-disabled={status === 'sending'}>
        {t(status === 'sending' ? 'forms:sending' : 'newsletter:place.submit')}
      </Button>
      <Message program={program} status={status} reason={reason} />
      <Consent program={program} />
    </form>
  );
}
