import { fromTorontoMinute, toTorontoMinute } from '@club/domain/toronto-time';
import { cleanTypedLine, cleanTypedText } from '@club/domain/validation/pasted-text';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { getNoticeIds, NoticeTexts, useFieldNotices } from './field-notices.tsx';

interface TextInputProps {
  /** The name of the row's field, which also selects its notices. */
  readonly name: string;
  readonly label: string;
  /** The language of the text, for spelling and screen readers. */
  readonly lang?: 'fr' | 'en';
  /** Undefined for a disabled input, such as the time of an event that has no day. */
  readonly value: string | undefined;
  readonly maxLength?: number;
  /** The number of lines of a text area; undefined for a one-line input. */
  readonly rows?: number;
  /** The values of a select, each with its text. */
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly type?: 'text' | 'url' | 'number' | 'date' | 'time' | 'datetime-local';
  /** Explains the field, below its label. */
  readonly hint?: string;
  readonly isReadOnly?: boolean;
  /** A remark beside the label, such as a missing language. */
  readonly badge?: string | undefined;
  readonly onChange?: (value: string) => void;
}

// A date input does not wrap, so its font size is at most a share of the window's width.
const dateClass = '[&[type^=date]]:text-[min(1rem,5vw)]';
const controlClass =
  'w-full min-h-11 scroll-mt-10 rounded-md border-2 border-ink/60 bg-white p-3 disabled:opacity-60 read-only:bg-sky aria-invalid:border-court aria-invalid:border-4';

/** The classes of an input for files. */
export const fileInputClass =
  'w-full min-h-11 file:mr-3 file:min-h-11 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-white disabled:opacity-60 aria-disabled:opacity-60';

/** A labelled control of the dashboard's forms; disabled without a value. */
export function TextInput(props: TextInputProps) {
  const { name, label, lang, value, maxLength, rows, options, badge, hint, onChange } = props;
  const { type = 'text', isReadOnly = false } = props;
  const id = useId();
  const notices = useFieldNotices(name);
  const descriptionIds = [
    badge !== undefined && `${id}-badge`,
    hint !== undefined && `${id}-hint`,
    getNoticeIds(id, notices),
  ].filter(Boolean);
  const control = {
    id,
    name,
    lang,
    maxLength,
    readOnly: isReadOnly,
    disabled: value === undefined,
    value: value ?? '',
    className: `${controlClass} ${dateClass}`,
    'aria-describedby': descriptionIds.join(' ') || undefined,
    'aria-invalid': notices.error !== undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange?.((rows === undefined ? cleanTypedLine : cleanTypedText)(target.value)),
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
      {hint !== undefined && (
        <span id={`${id}-hint`} className="text-sm text-slate">
          {hint}
        </span>
      )}
      {options !== undefined && (
        // A select always matches `:read-only`.
        <select {...control} className={`${controlClass} bg-white!`}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
      {options === undefined && rows === undefined && <input type={type} {...control} />}
      {options === undefined && rows !== undefined && <textarea rows={rows} {...control} />}
      <NoticeTexts id={id} notices={notices} />
    </div>
  );
}

interface DateTimeInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The instant in ISO 8601; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** An input for a day and a time in Toronto, on a device in any time zone. */
export function DateTimeInput({ value, onChange, ...props }: DateTimeInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={value === null ? '' : toTorontoMinute(value)}
      onChange={(text) => onChange(fromTorontoMinute(text) ?? null)}
    />
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What explains the box, below its label. */
  readonly children?: ReactNode;
}

/** A checkbox, its label and its explanation. */
export function Checkbox({ label, children, onChange, ...control }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...control}
        id={id}
        type="checkbox"
        aria-describedby={children === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-river"
      />
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {children !== undefined && (
          <div id={`${id}-hint`} className="grid gap-1 text-sm">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

interface BilingualInputProps<Name extends string> {
  /** The name of the English field. The name of the French one has the ending `_fr`. */
  readonly name: Name;
  readonly labels: Readonly<Record<Name | `${Name}_fr`, string>>;
  readonly values: Readonly<Record<Name | `${Name}_fr`, string>>;
  readonly onChange: (changes: { readonly [Field in Name | `${Name}_fr`]?: string }) => void;
  readonly maxLength: number;
  /** The number of lines of each text area; undefined for one-line inputs. */
  readonly rows?: number | undefined;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Two inputs for the same text in both languages, side by side. */
export function BilingualInput<Name extends string>(props: BilingualInputProps<Name>) {
  const { name, labels, values, onChange, maxLength, rows } = props;
  const { t } = useTexts();
  const isEmptyBeside = (field: keyof typeof values, other: keyof typeof values) =>
    isBlank(values[field]) && !isBlank(values[other]);
  const renderInput = (
    lang: 'fr' | 'en',
    field: keyof typeof values,
    other: keyof typeof values,
  ) => (
    <TextInput
      name={field}
      label={labels[field]}
      lang={lang}
      value={values[field]}
      maxLength={maxLength}
      {...(rows !== undefined && { rows })}
      badge={isEmptyBeside(field, other) ? t(`admin:missing.${lang}`) : undefined}
      onChange={(text) => onChange({ [field]: text } as Parameters<typeof onChange>[0])}
    />
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {renderInput('fr', `${name}_fr`, name)}
      {renderInput('en', name, `${name}_fr`)}
    </div>
  );
}
