import { limits } from '@club/domain/limits';
import { useTexts } from '../../i18n/use-texts.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProblem, FieldProblems } from '../../ui/use-form.ts';

type Problems = FieldProblems<'email' | 'messages'>;

/** The error message for the e-mail address. */
function useEmailError(problem: FieldProblem | undefined): string | undefined {
  const { t } = useTexts();
  if (problem === undefined) return undefined;
  return problem === 'missing'
    ? t('contact:form.missing_reply_address')
    : t(`forms:problems.${problem}`);
}

/** The form's fields. Only the telephone has a label suffix, '(optional)'. */
export function ContactControls({ problems }: { problems: Problems }) {
  const { t } = useTexts();
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="full_name"
          autoComplete="name"
          hasRequirementLabel={false}
          maxLength={limits.fullName}
          label={t('contact:form.full_name')}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          label={t('contact:form.phone')}
        />
      </div>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        hasRequirementLabel={false}
        maxLength={limits.email}
        label={t('contact:form.email')}
        hint={t('contact:form.email_hint')}
        error={useEmailError(problems.email)}
      />
      <Field
        hasRequirementLabel={false}
        label={t('contact:form.messages')}
        error={problems.messages && t('contact:form.no_message')}
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
