import { fromMontrealMinute, toMontrealMinute } from '@club/domain/montreal-time';
import { TextInput } from './text-input.tsx';

interface DateTimeInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The instant in ISO 8601; null for none; undefined while nothing is selected. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
}

/** An input for a day and a time in Montréal, on a device in any time zone. */
export function DateTimeInput({ value, onChange, ...props }: DateTimeInputProps) {
  const inputValue = value === null ? '' : value && toMontrealMinute(value);
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={inputValue}
      onChange={(text) => onChange(fromMontrealMinute(text) ?? null)}
    />
  );
}
