import type { CalendarKind } from './calendar-entry.ts';
import { blankOut } from './find-teams.ts';
import {
  cancelPhrase,
  cancelWordPattern,
  kindPatterns,
  leadingCancellation,
  movedAwayPhrase,
  movedPattern,
  negatedPhrase,
  numberedKind,
  otherCancelledThing,
  replacedThing,
  replacementPhrase,
  takesPlacePhrase,
} from './title-words.ts';

/**
 * Finds the kind that a folded text names, or `other`. Of several kinds, the first of
 * `calendarKinds` applies.
 */
export const findKind = (text: string): CalendarKind =>
  kindPatterns.find(({ pattern }) => pattern.test(text))?.kind ?? 'other';

/** Whether a folded text has a word such as `annulé`, or a phrase such as `pas de pratique`. */
export const isCancellation = (text: string): boolean => text.search(cancelPhrase) !== -1;

/** What separates two statements, and two things of one statement. */
const statementSeparator = / - |[;|()[\]{}]|, |: |\. /u;
const thingSeparator = / (?:et|and|mais|but|ou|or) | ?[&+/] ?/u;
/** Between two kinds that name one thing: `camp de sélection`, `training camp`. */
const withinOneThing = /^ ?(?:d'|de |du |des |of |of the )?$/u;
/** Kinds that are part of another one: the matches of a tournament. */
const parts: Partial<Record<CalendarKind, CalendarKind>> = {
  match: 'tournament',
  practice: 'camp',
};

/** Lists the kinds of the things that a text names. A day off is a reason, and no such thing. */
function listThings(text: string): CalendarKind[] {
  const things: { kind: CalendarKind; end: number }[] = [];
  const mentions = kindPatterns
    .filter(({ kind }) => kind !== 'closed')
    .flatMap(({ kind, pattern }) =>
      [...text.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
        kind,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
  for (const { kind, start, end } of mentions) {
    const last = things.at(-1);
    const isSameThing =
      last !== undefined && (start < last.end || withinOneThing.test(text.slice(last.end, start)));
    if (isSameThing) last.end = Math.max(last.end, end);
    else things.push({ kind, end });
  }
  return things.map(({ kind }) => kind);
}

/** Whether a text says of only one of several things that it is cancelled, moved or replaced. */
function isAboutOneOfSeveral(text: string): boolean {
  const isCancelled = isCancellation(text);
  const kinds = new Set(listThings(text));
  if (isCancelled && takesPlacePhrase.test(text)) return true;
  if (replacedThing.test(text)) return true;
  if (isCancelled && movedPattern.test(text) && !movedAwayPhrase.test(text)) return true;
  if (replacementPhrase.test(text) && (isCancelled || kinds.size > 1)) return true;
  const statements = text.split(statementSeparator);
  if (leadingCancellation.test(text)) {
    const isPart = (kind: CalendarKind) => {
      const whole = parts[kind];
      return whole !== undefined && kinds.has(whole);
    };
    const kindsOfStatements = statements
      .map((statement) => listThings(statement).filter((kind) => !isPart(kind)))
      .filter((things) => things.length > 0);
    return new Set(kindsOfStatements.map((things) => things.join())).size > 1;
  }
  const clauses = statements
    .flatMap((statement) => statement.split(thingSeparator))
    .map((clause) => ({
      things: listThings(clause),
      isAffected: isCancellation(clause) || movedPattern.test(clause),
      hasOtherThing: otherCancelledThing.test(clause),
      isNumbered: numberedKind.test(clause),
    }));
  const affectedClauses = clauses.filter(({ isAffected }) => isAffected);
  if (affectedClauses.some(({ things }) => new Set(things).size > 1)) return true;
  if (listThings(text).length > 1 && affectedClauses.some(({ isNumbered }) => isNumbered))
    return true;
  if (
    kinds.size > 0 &&
    clauses.some(({ things, hasOtherThing }) => things.length === 0 && hasOtherThing)
  )
    return true;
  const affectedKinds = new Set(affectedClauses.flatMap(({ things }) => things));
  // `U15 pratique, annulé` says nothing of its own kind, so it concerns the only kind of the title.
  if (affectedKinds.size === 0) return isCancelled && kinds.size > 1;
  return [...kinds].some((kind) => !affectedKinds.has(kind));
}

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
  if (isAboutOneOfSeveral(text)) return { kind, isCancelled: false, isAmbiguous: true };
  if (cancelWordPattern.test(text)) return { kind, isCancelled: true, isAmbiguous: false };
  const negatedKinds = [...text.matchAll(negatedPhrase)].map(([phrase]) => findKind(phrase));
  if (negatedKinds.length === 0 || kind === 'closed')
    return { kind, isCancelled: false, isAmbiguous: false };
  // `pratique, pas de gym`: a practice elsewhere, or none.
  const isAmbiguous = negatedKinds.some((one) => one !== kind);
  return { kind, isCancelled: !isAmbiguous, isAmbiguous };
}
