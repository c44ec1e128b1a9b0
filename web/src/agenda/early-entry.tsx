import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { earlyEntryId } from '../data/public/early-ids.ts';

/**
 * The next entry in one line, on a page where the visit starts: the inline script shows it before
 * the bundle has loaded (`first-paint/show-early-entry.ts`). It disappears when its parent, a
 * `group/entries`, shows the entries, or when the visitor chooses another team. It covers the loading
 * text, so that the entries do not move. React leaves its text as it is, because the child is a text.
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
