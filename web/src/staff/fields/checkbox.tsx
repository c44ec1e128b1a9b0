import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What explains the box, below its label. */
  readonly children?: ReactNode;
}

/** A checkbox, its label and its explanation. */
export function Checkbox({ label, children, onChange, ...control }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...control}
        id={id}
        type="checkbox"
        aria-describedby={children === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-river"
      />
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {children !== undefined && (
          <div id={`${id}-hint`} className="grid gap-1 text-sm">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
