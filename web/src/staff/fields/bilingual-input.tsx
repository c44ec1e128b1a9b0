import { useTexts } from '../../i18n/use-texts.ts';
import { TextInput } from './text-input.tsx';

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
