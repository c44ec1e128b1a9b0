import { controlClass, LabelledControl, type LabelProps } from './labelled-control.tsx';

interface SelectInputProps extends LabelProps {
  readonly value: string;
  /** The values to choose from, each with its text. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A labelled choice of the dashboard's forms. */
export function SelectInput({ value, options, onChange, ...labelProps }: SelectInputProps) {
  return (
    <LabelledControl {...labelProps}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          // A select always matches `:read-only`.
          className={`${controlClass} bg-white!`}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
