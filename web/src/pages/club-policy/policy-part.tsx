import type { ReactNode } from 'react';
import { SectionTitle } from '../../ui/section-title.tsx';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the policies, with an id for links. */
export function PolicyPart({ id, title, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-2xl gap-4 border-t-2 border-ink pt-6 print:block print:pt-3"
    >
      <SectionTitle id={id} size="heading" className="gap-4 sm:flex">
        <span aria-hidden className="mx-1 w-2 shrink-0 -skew-x-12 bg-court max-sm:hidden" />
        {title}
      </SectionTitle>
      <div className="grid gap-3 lg:text-lg">{children}</div>
    </section>
  );
}
