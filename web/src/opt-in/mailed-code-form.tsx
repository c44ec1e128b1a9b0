import { type SyntheticEvent, useId, useState } from 'react';
import { findMailedCode } from '../data/visitor-forms/read-mailed-link.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';

interface MailedCodeFormProps {
  /** The text of the button. */
  readonly button: string;
  readonly onToken: (token: string) => Promise<void>;
}

/**
 * The field for a mail's code, which repeats the token of a link that a mail program has cut. It
 * does not use the modules of the other forms, because a shared chunk would cost every page bytes.
 */
export function MailedCodeForm({ button, onToken }: MailedCodeFormProps) {
  const { t } = useTexts();
  const id = useId();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    const token = findMailedCode(typeof code === 'string' ? code : '');
    setIsIncomplete(token === '');
    if (token === '') event.currentTarget.querySelector('input')?.focus();
    else void onToken(token);
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid w-full max-w-xl gap-4">
      <label htmlFor={id} className="font-semibold">
        {t('newsletter:code.label')}
      </label>
      <input
        id={id}
        name="code"
        type="text"
        autoComplete="off"
        required
        aria-invalid={isIncomplete || undefined}
        aria-describedby={isIncomplete ? `${id}-error` : undefined}
        className="min-h-12 w-full rounded-md border-2 border-ink/70 bg-white px-3 py-2 text-ink aria-invalid:border-ember aria-invalid:bg-sky"
      />
      {isIncomplete && (
        <p
          id={`${id}-error`}
          className="border-l-4 border-court bg-cream px-3 py-1 font-semibold text-ember"
        >
          {t('newsletter:code.incomplete')}
        </p>
      )}
      <Button type="submit" size="large" className="justify-self-start">
        {button}
      </Button>
    </form>
  );
}
