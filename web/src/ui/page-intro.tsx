import type { ReactNode } from 'react';
import { Drawing } from './icons.tsx';
import { SectionTitle } from './section-title.tsx';

interface PageIntroProps {
  readonly title: string;
  /** The path of a decorative 4:3 drawing. */
  readonly art: string;
  /** Whether narrow screens get no drawing, so that the content comes sooner. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** The top of a page: its title and first content, beside a drawing. */
export function PageIntro({ title, art, isCompact = false, children }: PageIntroProps) {
  return (
    <section
      className={`overflow-hidden bg-ink text-white ${isCompact ? 'lg:grid lg:grid-cols-2 2xl:min-h-112' : 'md:grid md:grid-cols-[11fr_9fr] lg:min-h-[60vh] lg:grid-cols-2'}`}
    >
      <div
        className={`grid content-center justify-items-start gap-6 px-gutter lg:ml-auto lg:w-full lg:max-w-[calc(var(--container-page)/2)] lg:pr-16 ${isCompact ? 'gap-y-3 py-4 sm:py-7 lg:py-12' : 'py-section md:pr-24'}`}
      >
        <SectionTitle as="h1" size="title" className={isCompact ? 'max-sm:text-heading' : ''}>
          {title}
        </SectionTitle>
        {children}
      </div>
      <div
        className={`relative aspect-8/5 print:hidden md:-mr-24 md:aspect-auto md:-skew-x-12 md:overflow-hidden ${isCompact ? 'max-lg:hidden' : ''}`}
      >
        <Drawing
          src={art}
          // A lazy image that is hidden is not fetched.
          {...(isCompact && { loading: 'lazy' as const })}
          className="absolute inset-0 size-full object-cover md:-left-24 md:max-w-none md:skew-x-12"
        />
      </div>
    </section>
  );
}
