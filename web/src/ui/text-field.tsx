import type { InputHTMLAttributes } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps {
  /** The name it is sent under, and by which `useForm` knows it. */
  readonly name: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** What the browser may fill in (`email`, `name`, `tel`); WCAG 1.3.5 asks for it. */
  readonly autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  readonly maxLength?: number;
}

/**
 * A field for one line of text. It is uncontrolled: what was typed stays in the page, whatever
 * becomes of the request.
 */
export function TextField({
  name,
  type = 'text',
  autoComplete,
  maxLength,
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
          className={controlClass}
        />
      )}
    </Field>
  );
}
