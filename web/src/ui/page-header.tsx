interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
}

/** The top of a page that is read: its title and a line of introduction, beside the three bands. */
export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <header className="bands bg-ink text-white">
      <div className="mx-auto grid max-w-page gap-5 px-gutter py-section">
        <h1 className="max-w-4xl font-display text-title font-extrabold uppercase">{title}</h1>
        <p className="max-w-2xl text-lead">{lead}</p>
      </div>
    </header>
  );
}
