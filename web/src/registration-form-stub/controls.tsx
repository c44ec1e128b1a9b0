import { controlClass, Field, type FieldProps } from '../ui/field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  /** The text of the empty option. */
  readonly placeholder: string;
  /** The label of each option, by its value. */
  readonly options: Readonly<Record<string, string>>;
  readonly defaultValue?: string;
}

export function SelectField({
  name,
  placeholder,
  options,
  defaultValue = '',
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} defaultValue={defaultValue} className={controlClass}>
          <option value="">{placeholder}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckboxField({ name, ...field }: FieldProps & { readonly name: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} type="checkbox" name={name} className="size-7 accent-river" />
      )}
    </Field>
  );
}
