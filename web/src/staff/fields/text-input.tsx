import { cleanTypedLine, cleanTypedText } from '@club/domain/validation/pasted-text';
import { controlClass, LabelledControl, type LabelProps } from './labelled-control.tsx';

interface TextInputProps extends LabelProps {
  /** The language of the text, for spelling and screen readers. */
  readonly lang?: 'fr' | 'en';
  /** Undefined for a disabled input, such as the time of an event that has no day. */
  readonly value: string | undefined;
  readonly maxLength?: number;
  /** The number of lines of a text area, which has no type; undefined for a one-line input. */
  readonly rows?: number;
  readonly type?: 'text' | 'url' | 'number' | 'date' | 'time' | 'datetime-local';
  readonly isReadOnly?: boolean;
  readonly onChange?: (value: string) => void;
}

// The text of a date input does not wrap. Its font is smaller where enlarged text would not fit.
const dateClass = '[&[type^=date]]:text-[min(1rem,5vw)]';

/** A labelled input or text area of the dashboard's forms; disabled without a value. */
export function TextInput(props: TextInputProps) {
  const { lang, value, maxLength, rows, type = 'text', isReadOnly = false, onChange } = props;
  const clean = rows === undefined ? cleanTypedLine : cleanTypedText;
  const ownProps = {
    lang,
    maxLength,
    readOnly: isReadOnly,
    disabled: value === undefined,
    value: value ?? '',
    className: `${controlClass} ${dateClass}`,
    onChange: ({ target }: { target: { value: string } }) => onChange?.(clean(target.value)),
  };
  return (
    <LabelledControl {...props}>
      {(control) =>
        rows === undefined ? (
          <input type={type} {...control} {...ownProps} />
        ) : (
          <textarea rows={rows} {...control} {...ownProps} />
        )
      }
    </LabelledControl>
  );
}
