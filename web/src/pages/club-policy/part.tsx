import type { ReactNode } from 'react';

interface PartProps {
  readonly id: string;
  /** Its number where it is one of the ten. */
  readonly number?: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the policies, which a link can lead to. */
export function Part({ id, number, title, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t-2 border-ink pt-6 print:block print:pt-3"
    >
      <h2
        id={id}
        className="items-baseline gap-4 font-display text-heading font-extrabold uppercase sm:flex"
      >
        {number !== undefined && (
          <span aria-hidden className="block min-w-12 text-ember">
            {number}
          </span>
        )}
        {title}
      </h2>
      <div className="grid max-w-3xl gap-3">{children}</div>
    </section>
  );
}
