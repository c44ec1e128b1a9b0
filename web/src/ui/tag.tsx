import type { ReactNode } from 'react';

/** The classes of the tag that says whether registration is open, without its colours. */
export const statusTagClass =
  'slanted ml-[0.2rem] w-fit px-3 py-0.5 font-display leading-snug font-bold';

/** The classes of the background and text of such a tag where no place is left. */
export const closedTagColors = 'text-white before:bg-slate';

/** A short line on a slanted background, above a title. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <p className="slanted ml-[0.2rem] w-fit px-4 py-1 font-display text-base font-bold text-ink uppercase before:bg-sun">
      {children}
    </p>
  );
}
