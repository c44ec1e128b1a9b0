import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

export const headingRowClasses = 'mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4';

/** Columns as wide as the carousel's slides, so that the layout does not shift when it loads. */
export const imageRowClasses =
  'grid auto-cols-[100%] grid-flow-col gap-2 min-[641px]:auto-cols-[calc((100%-0.5rem)/2)] min-[1025px]:auto-cols-[calc((100%-1rem)/3)]';

/** The heading of the block of latest events. */
export function EventsHeading() {
  const { t } = useTexts();
  return <SectionTitle size="section">{t('home:latest.title')}</SectionTitle>;
}

/** The block until its carousel has loaded, with room for the carousel's buttons. */
export function PlainEvents({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={headingRowClasses}>
        <EventsHeading />
        <div className="h-11 w-79 sm:w-94" />
      </div>
      {children}
    </>
  );
}

/**
 * The block while its images load, with room for a caption. `isSilent` hides the message, for a
 * short wait.
 */
export function LoadingEvents({ isSilent = false }: { isSilent?: boolean | undefined }) {
  const { t } = useTexts();
  return (
    <PlainEvents>
      <div className={imageRowClasses}>
        <LoadStateView
          state={{ status: 'loading', isSilent }}
          texts={{ loading: t('home:latest.loading') }}
          className="aspect-8/5 w-96 max-w-full border-t-2 border-ink mb-12"
        />
      </div>
    </PlainEvents>
  );
}
