import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/**
 * The attributes that connect a control to its field. Spread them over the `input` or `textarea`.
 */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Explains the field before any error. */
  readonly hint?: ReactNode;
  /** The error in the page's language; undefined without one. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Whether the label ends with '(required)' or '(optional)'. */
  readonly hasRequirementLabel?: boolean;
  readonly className?: string;
}

/** The classes of every text control. */
export const controlClass =
  // The scroll margin includes the label above.
  'scroll-mt-20 w-full min-h-12 rounded-md border-2 border-ink/70 bg-white px-3 py-2 text-ink ' +
  'aria-invalid:border-ember aria-invalid:bg-sky';

/** A label, its control, a hint and an error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hasRequirementLabel = true,
  className,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className ?? ''}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {hasRequirementLabel && (
          // Screen readers say "required" for the attribute of the control.
          <span className="font-normal" aria-hidden={required || undefined}>
            {' '}
            {t(required ? 'forms:required' : 'forms:optional')}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': descriptionIds === '' ? undefined : descriptionIds,
      })}
      {error !== undefined && (
        // The background keeps the error readable on ink and on cream.
        <p
          id={`${id}-error`}
          className="border-l-4 border-court bg-cream px-3 py-1 font-semibold text-ember"
        >
          {error}
        </p>
      )}
    </div>
  );
}
