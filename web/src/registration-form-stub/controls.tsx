import { controlClass, Field, type FieldProps } from '../ui/field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  readonly placeholder: string;
  readonly options: Readonly<Record<string, string>>;
  readonly chosen?: string;
}

export function SelectField({
  name,
  placeholder,
  options,
  chosen = '',
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen} className={controlClass}>
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

export function CheckField({ name, ...field }: FieldProps & { readonly name: string }) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} type="checkbox" name={name} className="size-7 accent-river" />
      )}
    </Field>
  );
}
