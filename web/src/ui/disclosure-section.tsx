import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';

interface DisclosureSectionProps {
  readonly title: string;
  /** The labels of the button that opens and closes the section. */
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A section that is closed at first. It mounts its content only while it is open. */
export function DisclosureSection(props: DisclosureSectionProps) {
  const { title, openLabel, closeLabel, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t-4 border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 id={id} className="font-display text-2xl font-bold">
          {title}
        </h3>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? closeLabel : openLabel}
        </Button>
      </div>
      {isOpen && children}
    </section>
  );
}
