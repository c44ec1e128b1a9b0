import { useId } from 'react';

interface TextInputProps {
  readonly label: string;
  /** The language of what is typed, for spelling and for screen readers. */
  readonly lang?: 'fr' | 'en';
  /** Undefined while no row is selected. */
  readonly value: string | undefined;
  readonly maxLength?: number;
  /** More than one line where given. */
  readonly rows?: number;
  readonly type?: 'text' | 'url' | 'number';
  readonly isReadOnly?: boolean;
  /** A remark beside the label, such as a missing language. */
  readonly badge?: string | undefined;
  readonly onChange?: (value: string) => void;
}

const look =
  'w-full min-h-11 rounded-md border-2 border-ink/60 bg-white p-3 disabled:opacity-60 read-only:bg-sky';

/** A labelled control of the dashboard's forms; empty and disabled while no row is selected. */
export function TextInput(props: TextInputProps) {
  const { label, lang, value, maxLength, rows, type = 'text', isReadOnly = false, badge } = props;
  const id = useId();
  const control = {
    id,
    lang,
    maxLength,
    readOnly: isReadOnly,
    disabled: value === undefined,
    value: value ?? '',
    className: look,
    'aria-describedby': badge === undefined ? undefined : `${id}-badge`,
    onChange: (event: { target: { value: string } }) => props.onChange?.(event.target.value),
  };
  return (
    <div className="grid content-start gap-1">
      <span className="flex flex-wrap items-baseline gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {badge !== undefined && (
          <span id={`${id}-badge`} className="bg-sun px-2 text-sm font-semibold">
            {badge}
          </span>
        )}
      </span>
      {rows === undefined ? (
        <input type={type} {...control} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
    </div>
  );
}
