import type { CalendarKind } from './calendar-entry.ts';
import { blankOut } from './find-teams.ts';
import {
  cancellationPattern,
  cancelWordPattern,
  kindPatterns,
  leadingCancellationPattern,
  movedAwayPattern,
  movedPattern,
  negatedPattern,
  numberedKindPattern,
  otherCancelledThingPattern,
  replacedThingPattern,
  replacementPattern,
  takesPlacePattern,
} from './title-words.ts';

/**
 * Finds the kind that a folded text names, or `other`. Of several kinds, the first of
 * `calendarKinds` applies.
 */
export const findKind = (text: string): CalendarKind =>
  kindPatterns.find(({ pattern }) => pattern.test(text))?.kind ?? 'other';

/** Whether a folded text has a word such as `annulé`, or a phrase such as `pas de pratique`. */
export const isCancellation = (text: string): boolean => cancellationPattern.test(text);

/** What separates two statements, and two things of one statement. */
const statementSeparator = / - |[;|()[\]{}]|, |: |\. /u;
const thingSeparator = / (?:et|and|mais|but|ou|or) | ?[&+/] ?/u;
/** Between two kinds that name one thing: `camp de sélection`, `training camp`. */
const withinOneThing = /^ ?(?:d'|de |du |des |of |of the )?$/u;
/** The whole of which a kind can be a part: a match is a part of a tournament. */
const wholeOfPart: Partial<Record<CalendarKind, CalendarKind>> = {
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

/** `U15 match annulé, le reste a lieu`. */
const saysThatPartTakesPlace = (text: string): boolean =>
  isCancellation(text) && takesPlacePattern.test(text);

/** `U15 match (remplace la pratique)`, `U15 pratique → match`. */
const isReplacement = (text: string, kinds: ReadonlySet<CalendarKind>): boolean =>
  replacedThingPattern.test(text) ||
  (replacementPattern.test(text) && (isCancellation(text) || kinds.size > 1));

/** `U15 pratique annulée ou déplacée`. */
const isCancelledOrMoved = (text: string): boolean =>
  isCancellation(text) && movedPattern.test(text) && !movedAwayPattern.test(text);

/** `ANNULÉ - match U15 - pratique à 18h`, but not `ANNULÉ : pratique et souper U15`. */
function hasStatementsAboutOtherThings(text: string, kinds: ReadonlySet<CalendarKind>): boolean {
  const isPart = (kind: CalendarKind) => {
    const whole = wholeOfPart[kind];
    return whole !== undefined && kinds.has(whole);
  };
  const thingsOfStatements = text
    .split(statementSeparator)
    .map((statement) => listThings(statement).filter((kind) => !isPart(kind)))
    .filter((things) => things.length > 0);
  return new Set(thingsOfStatements.map((things) => things.join())).size > 1;
}

/** A part of a title that separators end. */
interface Clause {
  readonly text: string;
  readonly things: readonly CalendarKind[];
  /** Whether it says that something is cancelled or moved. */
  readonly isAffected: boolean;
}

const listClauses = (text: string): readonly Clause[] =>
  text
    .split(statementSeparator)
    .flatMap((statement) => statement.split(thingSeparator))
    .map((clause) => ({
      text: clause,
      things: listThings(clause),
      isAffected: isCancellation(clause) || movedPattern.test(clause),
    }));

/** `U15 Tournoi Laval pratique annulée`. */
const isUnclearWhichKind = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ things, isAffected }) => isAffected && new Set(things).size > 1);

/** `U15 match vs Laval, 2e match annulé`. */
const isNumberedThingAffected = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, isAffected }) => isAffected && numberedKindPattern.test(text));

/** `Transport annulé - U15 match`. */
const isOtherThingCancelled = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, things }) => things.length === 0 && otherCancelledThingPattern.test(text));

/** `Match U15 (pratique annulée)`, but not `U15 pratique, annulé`, which names only one kind. */
function isAnyKindUnaffected(
  text: string,
  kinds: ReadonlySet<CalendarKind>,
  clauses: readonly Clause[],
): boolean {
  const affectedKinds = new Set(
    clauses.filter(({ isAffected }) => isAffected).flatMap(({ things }) => things),
  );
  if (affectedKinds.size === 0) return isCancellation(text) && kinds.size > 1;
  return [...kinds].some((kind) => !affectedKinds.has(kind));
}

/** Whether a text says of only one of several things that it is cancelled, moved or replaced. */
function isAboutOneOfSeveral(text: string): boolean {
  const things = listThings(text);
  const kinds = new Set(things);
  if (saysThatPartTakesPlace(text) || isReplacement(text, kinds) || isCancelledOrMoved(text))
    return true;
  // A cancellation at the start is about all things of the first statement.
  if (leadingCancellationPattern.test(text)) return hasStatementsAboutOtherThings(text, kinds);
  const clauses = listClauses(text);
  return (
    isUnclearWhichKind(clauses) ||
    (things.length > 1 && isNumberedThingAffected(clauses)) ||
    (things.length > 0 && isOtherThingCancelled(clauses)) ||
    isAnyKindUnaffected(text, kinds, clauses)
  );
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
  const affirmedKind = findKind(blankOut(text, negatedPattern, ' '));
  // `No practice (holiday)` is a cancelled practice.
  const kind = ['other', 'closed'].includes(affirmedKind) ? findKind(text) : affirmedKind;
  if (isAboutOneOfSeveral(text)) return { kind, isCancelled: false, isAmbiguous: true };
  if (cancelWordPattern.test(text)) return { kind, isCancelled: true, isAmbiguous: false };
  const negatedKinds = [...text.matchAll(negatedPattern)].map(([phrase]) => findKind(phrase));
  if (negatedKinds.length === 0 || kind === 'closed')
    return { kind, isCancelled: false, isAmbiguous: false };
  // `pratique, pas de gym`: a practice elsewhere, or none.
  const isAmbiguous = negatedKinds.some((one) => one !== kind);
  return { kind, isCancelled: !isAmbiguous, isAmbiguous };
}
