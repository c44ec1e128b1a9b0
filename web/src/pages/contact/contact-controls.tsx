import { limits } from '@club/domain/limits';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ContactField } from '../../data/visitor-forms/contact-message.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblems } from '../../ui/use-form.ts';

type Problems = FieldProblems<ContactField>;

/** Returns a function that gets the error message of a field. */
function useFieldErrors(problems: Problems) {
  const { t } = useTexts();
  const missing = { email: 'missing_reply_address', messages: 'no_message' } as const;
  return (name: ContactField): string | undefined => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    return problem === 'missing' && (name === 'email' || name === 'messages')
      ? t(`contact:form.${missing[name]}`)
      : t(`forms:problems.${problem}`);
  };
}

/** The form's fields. Only the telephone has a label suffix, '(optional)'. */
export function ContactControls({ problems }: { problems: Problems }) {
  const { t } = useTexts();
  const getError = useFieldErrors(problems);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="full_name"
          autoComplete="name"
          hasRequirementLabel={false}
          maxLength={limits.fullName}
          label={t('contact:form.full_name')}
          error={getError('full_name')}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          label={t('contact:form.phone')}
          error={getError('phone')}
        />
      </div>
      <EmailField
        hasRequirementLabel={false}
        maxLength={limits.email}
        label={t('contact:form.email')}
        hint={t('contact:form.email_hint')}
        error={getError('email')}
      />
      <Field
        hasRequirementLabel={false}
        label={t('contact:form.messages')}
        error={getError('messages')}
      >
        {(control) => (
          <textarea
            {...control}
            name="messages"
            rows={7}
            maxLength={limits.message}
            className={`${controlClass} resize-y`}
          />
        )}
      </Field>
    </>
  );
}
