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
      className={`overflow-hidden bg-ink text-white lg:grid lg:grid-cols-2 ${isCompact ? '' : 'min-h-[60vh]'}`}
    >
      <div
        className={`grid content-center justify-items-start gap-6 px-gutter lg:ml-auto lg:w-full lg:max-w-[calc(var(--container-page)/2)] lg:pr-16 ${isCompact ? 'gap-y-3 py-4 sm:py-7 lg:py-12' : 'py-section'}`}
      >
        <SectionTitle as="h1" size="title" className={isCompact ? 'max-sm:text-heading' : ''}>
          {title}
        </SectionTitle>
        {children}
      </div>
      <div
        className={`relative h-56 print:hidden sm:h-96 lg:-mr-24 lg:h-auto lg:-skew-x-12 lg:overflow-hidden ${isCompact ? 'max-lg:hidden' : ''}`}
      >
        <Drawing
          src={art}
          // A lazy image that is hidden is not fetched.
          {...(isCompact && { loading: 'lazy' as const })}
          className="absolute inset-0 size-full object-cover lg:-left-16 lg:w-[calc(100%-2rem)] lg:max-w-none lg:skew-x-12"
        />
      </div>
    </section>
  );
}
