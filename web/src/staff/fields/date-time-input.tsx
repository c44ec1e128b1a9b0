import { fromTorontoMinute, toTorontoMinute } from '@club/domain/toronto-time';
import { TextInput } from './text-input.tsx';

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
