import { fromMontrealMinute, toMontrealMinute } from '@club/domain/montreal-time';
import { TextInput } from './text-input.tsx';

interface DateTimeInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The instant in ISO 8601; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** An input for a day and a time in Montréal, on a device in any time zone. */
export function DateTimeInput({ value, onChange, ...props }: DateTimeInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={value === null ? '' : toMontrealMinute(value)}
      onChange={(text) => onChange(fromMontrealMinute(text) ?? null)}
    />
  );
}
