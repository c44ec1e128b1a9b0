import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { AddressSuggestion } from './email-help.ts';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'required' | 'hasRequirementLabel' | 'maxLength'
>;

/**
 * A field for an e-mail address. It takes out what other programs add to a copied address, and
 * suggests another address for one that cannot be right.
 */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTexts();
  const [suggestion, setSuggestion] = useState<AddressSuggestion>();
  const help = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    // Loaded at the first input, because the page needs it for nothing else.
    import('./email-help.ts')
      .then(({ helpWithAddress }) => setSuggestion(helpWithAddress(currentTarget, nativeEvent)))
      .catch(() => undefined);
  };
  return (
    <div>
      <TextField
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        onInput={help}
        onBlur={help}
      />
      <div aria-live="polite">
        {suggestion && !suggestion.isObsolete() && (
          <p className="bg-white px-3 py-1 text-ink">
            {t('forms:suggestion')}{' '}
            <button type="button" className="font-bold underline" onClick={suggestion.accept}>
              {suggestion.address}
            </button>
            ?
          </p>
        )}
      </div>
    </div>
  );
}
