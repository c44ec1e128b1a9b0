import type { CalendarKind } from './calendar-entry.ts';
import { blankOut } from './find-teams.ts';
import { cancelWordPattern, kindPatterns, negatedPhrase } from './title-words.ts';

/**
 * Finds the kind that a folded text names, or `other`. Of several kinds, the first of
 * `calendarKinds` applies.
 */
export const findKind = (text: string): CalendarKind =>
  kindPatterns.find(({ pattern }) => pattern.test(text))?.kind ?? 'other';

/**
 * What a title says of an entry's kind and of its cancellation. `pas de pratique` cancels a practice.
 * Beside another kind, as in `tournoi, pas de pratique`, nobody knows what it cancels. A day off is
 * not cancelled by `pas d'activités`.
 *
 * @param text the folded title, in which the teams and the opponent are blanked
 */
export function readKind(text: string): {
  readonly kind: CalendarKind;
  readonly isCancelled: boolean;
  readonly isAmbiguous: boolean;
} {
  const affirmedKind = findKind(blankOut(text, negatedPhrase, ' '));
  // `No practice (holiday)` is a cancelled practice.
  const kind = ['other', 'closed'].includes(affirmedKind) ? findKind(text) : affirmedKind;
  if (cancelWordPattern.test(text)) return { kind, isCancelled: true, isAmbiguous: false };
  const negatedKinds = [...text.matchAll(negatedPhrase)].map(([phrase]) => findKind(phrase));
  if (negatedKinds.length === 0 || kind === 'closed')
    return { kind, isCancelled: false, isAmbiguous: false };
  const isAmbiguous = negatedKinds.some((one) => one !== 'other' && one !== kind);
  return { kind, isCancelled: !isAmbiguous, isAmbiguous };
}
