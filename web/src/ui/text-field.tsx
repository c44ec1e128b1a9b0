import type { InputHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps {
  /** The input's `name`, and the key of its value in `useForm`. */
  readonly name: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** The value for autofill (`email`, `name`, `tel`), required by WCAG 1.3.5. */
  readonly autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  readonly maxLength?: number;
  readonly onInput?: InputHTMLAttributes<HTMLInputElement>['onInput'];
  readonly onBlur?: InputHTMLAttributes<HTMLInputElement>['onBlur'];
}

/**
 * A field for one line of text. It is uncontrolled: the input holds the text, and only a reset of
 * the form clears it.
 */
export function TextField({
  name,
  type = 'text',
  autoComplete,
  maxLength,
  onInput,
  onBlur,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          onInput={onInput}
          onBlur={onBlur}
          className={controlClass}
        />
      )}
    </Field>
  );
}
