import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { earlyEntryId } from '../data/public/early-ids.ts';

/**
 * The line for the next entry. The inline script sets its text and removes `hidden` before the bundle
 * has loaded (`first-paint/show-early-entry.ts`). Hydration keeps that text only because the child
 * is a text too. The line is absolute, so that the entries that replace it do not move.
 */
export function EarlyEntry() {
  const { search } = useLocation();
  const [firstSearch] = useState(search);
  if (search !== firstSearch) return null;
  return (
    <p
      id={earlyEntryId}
      hidden
      suppressHydrationWarning
      className="absolute inset-x-0 top-0 bg-ink px-4 py-3 text-lg font-bold text-white group-has-[time]/entries:hidden"
    >
      {' '}
    </p>
  );
}
