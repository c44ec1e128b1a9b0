import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  /** The texts of both positions; only the current one is shown. */
  readonly on: string;
  readonly off: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A switch that also shows its position as text. */
export function Switch({ label, on, off, value, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={value}
        aria-labelledby={id}
        onClick={() => onChange(!value)}
        className="group flex min-h-11 cursor-pointer items-center gap-2"
      >
        <span className="h-7 w-12 rounded-full border-2 border-ink bg-white p-0.5 group-aria-checked:bg-river">
          <span className="block size-5 rounded-full bg-ink transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-white motion-reduce:transition-none" />
        </span>
        <span>{value ? on : off}</span>
      </button>
    </div>
  );
}
