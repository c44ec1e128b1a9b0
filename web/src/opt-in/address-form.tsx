import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AddressContext, AddressEndpoint } from '../data/visitor-forms/opt-in-requests.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { prefetch } from '../scheduling/next-task.ts';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { FormMessage, FormSuccess } from '../ui/form-message.tsx';
import { useForm } from '../ui/use-form.ts';

/** A field that bots fill in, because they fill in every field. People cannot see or reach it. */
function Honeypot() {
  return (
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden
      className="sr-only"
    />
  );
}

/** The API client, loaded when the focus enters the form. */
const loadClient = () => import('../data/visitor-forms/opt-in-requests.ts');
const prefetchClient = () => prefetch(loadClient);

/** The path of the page. A change of page renders this component only, not the whole form. */
function PageField() {
  return <input type="hidden" name="page" value={useLocation().pathname} />;
}

interface AddressFormProps extends Pick<
  ComponentProps<'form'>,
  'action' | 'aria-label' | 'aria-labelledby' | 'className'
> {
  readonly endpoint: AddressEndpoint;
  readonly program?: AddressContext['program'];
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly buttonVariant?: ComponentProps<typeof Button>['variant'];
  readonly success: { readonly title: string; readonly text: string };
  readonly failed: string;
  /** The text for when no response arrived; `failed` without one. */
  readonly unreachable?: string;
  /** Whether the button is beside the field, in the space of one line. */
  readonly isInline?: boolean;
  /** Whether the field gets the focus when it appears. */
  readonly takesFocus?: boolean;
  /** What follows, such as the consent. */
  readonly children?: ReactNode;
}

/** The form for one e-mail address: to request mails of the club, or to end them. */
export function AddressForm({
  endpoint,
  program,
  label,
  hint,
  button,
  buttonVariant,
  success,
  failed,
  unreachable = failed,
  isInline = false,
  takesFocus = false,
  children,
  ...attributes
}: AddressFormProps) {
  const { t, locale } = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const isRequest = endpoint !== 'unsubscribe';
  const { status, problems, reason, formProps } = useForm(['email', 'website', 'page'], {
    check: async ({ email }) => (await loadClient()).findAddressProblem(email),
    send: async ({ email, website, page }) => {
      const consent = { ...(program && { program }), lng: locale, page, website };
      return (await loadClient()).sendAddress(
        endpoint,
        email,
        isRequest ? consent : { lng: locale },
      );
    },
  });
  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' focus bubbles here
    <form {...attributes} {...formProps} ref={formRef} method="post" onFocus={prefetchClient}>
      <div
        className={
          isInline ? 'flex flex-wrap items-start gap-x-3 *:first:grow *:first:basis-40' : 'contents'
        }
      >
        <EmailField
          required
          hasRequirementLabel={!isInline}
          label={label}
          {...(hint !== undefined && { hint })}
          error={problems.email && t(`forms:problems.${problems.email}`)}
        />
        {/* Inline, it stays aligned with the text field when an error appears below the field. */}
        <Button
          type="submit"
          {...(buttonVariant && { variant: buttonVariant })}
          aria-disabled={status === 'sending'}
          {...(isInline && { className: 'mt-8 mr-[0.3rem]' })}
        >
          {status === 'sending' ? t('forms:sending') : button}
        </Button>
      </div>
      {/* The consent record needs these fields. Without JavaScript the browser posts them. */}
      <input type="hidden" name="lng" value={locale} />
      {isRequest && <PageField />}
      {isRequest && <Honeypot />}
      <FormMessage
        success={status === 'sent' && <FormSuccess {...success} />}
        failure={
          (status === 'refused' || status === 'unreachable') && (
            <p>
              {status === 'refused' ? failed : unreachable} {reason && t(`forms:reasons.${reason}`)}
            </p>
          )
        }
      />
      {children}
    </form>
  );
}
