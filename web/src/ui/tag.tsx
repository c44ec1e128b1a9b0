import type { ReactNode } from 'react';

/** A short line on a slanted background, above a title. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <p className="slanted ml-[0.2rem] w-fit px-4 py-1 font-display text-base font-bold text-ink uppercase before:bg-sun">
      {children}
    </p>
  );
}
