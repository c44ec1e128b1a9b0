import { Container } from './container.tsx';
import { SectionTitle } from './section-title.tsx';
interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
}

/** The top of a page: its title and introduction, with decorative bands at the right. */
export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <header className="bands bg-ink text-white">
      <Container className="grid gap-5 py-section">
        <SectionTitle as="h1" size="title" className="max-w-4xl">
          {title}
        </SectionTitle>
        <p className="max-w-2xl text-lead">{lead}</p>
      </Container>
    </header>
  );
}
