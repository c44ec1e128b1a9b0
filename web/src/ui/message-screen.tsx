import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { SectionTitle } from './section-title.tsx';
import { Tag } from './tag.tsx';

interface MessageScreenProps {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** What the visitor can do next: links, or a button that reloads the page. */
  readonly children: ReactNode;
}

/** A page with only a message, such as a problem or a form's result, and what to do next. */
export function MessageScreen({ tag, title, text, children }: MessageScreenProps) {
  return (
    // A minimum height, because the page has no other content.
    <section className="bands min-h-[60vh] bg-ink text-white">
      <Container className="grid justify-items-start gap-6 py-section">
        <Tag>{tag}</Tag>
        <SectionTitle as="h1" size="hero" className="max-w-3xl">
          {title}
        </SectionTitle>
        <p className="max-w-xl text-lead">{text}</p>
        <div className="flex flex-wrap gap-4">{children}</div>
      </Container>
    </section>
  );
}
