import { controlClass, Field, type FieldProps } from '../ui/field.tsx';

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  readonly placeholder: string;
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
