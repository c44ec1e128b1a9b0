import { useId } from 'react';

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons side by side, styled as toggle buttons. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="slanted ml-[0.3rem] flex min-h-11 cursor-pointer items-center px-5 font-display font-bold before:bg-white before:inset-ring-2 before:inset-ring-ink hover:before:bg-sky has-checked:text-white has-checked:before:bg-ink has-focus-visible:before:outline-3 has-focus-visible:before:outline-offset-2 has-focus-visible:before:outline-river"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
