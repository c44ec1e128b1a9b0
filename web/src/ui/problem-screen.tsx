import type { ReactNode } from 'react';
import { Tag } from './tag.tsx';

interface ProblemScreenProps {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that says what is wrong and offers a way on. */
export function ProblemScreen({ tag, title, text, children }: ProblemScreenProps) {
  return (
    <section className="bands bg-ink text-white">
      <div className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-section">
        <Tag>{tag}</Tag>
        <h1 className="max-w-3xl font-display text-hero font-extrabold uppercase">{title}</h1>
        <p className="max-w-xl text-lead">{text}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </section>
  );
}
