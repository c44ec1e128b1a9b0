import type { ReactNode } from 'react';
import { SectionTitle } from '../../ui/section-title.tsx';

interface PartProps {
  readonly id: string;
  /**
   * The part's position among `policyPartIds`, from 1. The first practice, the
   * equipment list and the privacy notice have none.
   */
  readonly number?: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the policies, with an id for links. */
export function PolicyPart({ id, number, title, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t-2 border-ink pt-6 print:block print:pt-3"
    >
      <SectionTitle id={id} size="heading" className="items-baseline gap-4 sm:flex">
        {number !== undefined && (
          <span aria-hidden className="block min-w-12 text-ember">
            {number}
          </span>
        )}
        {title}
      </SectionTitle>
      <div className="grid max-w-3xl gap-3">{children}</div>
    </section>
  );
}
