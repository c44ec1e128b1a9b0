import { placeNames } from '@club/about/calendar-words';
import { type Location, locations } from '../location.ts';
import type { Span } from './fold-text.ts';
import { makeNamePattern } from './word-pattern.ts';

/** A place of the club, and where a text names it. */
interface NamedPlace extends Span {
  readonly id: Location['id'];
}

const placePatterns = locations.map(({ id }) => ({
  id,
  pattern: makeNamePattern(placeNames[id]),
}));

/** A street may have the name of a place: `4545, boul. Saint-Laurent`. */
const streetBefore =
  /(?:^|[^a-z0-9])(?:rue|bd|boul|boulevard|blvd|av|ave|avenue|ch|chem|chemin|montee|rte|route|rang|place|st|street)\.? (?:de |du |des |de la )?$/u;
const streetAfter = /^ (?:street|st|avenue|ave|blvd|boulevard|road|rd)(?![a-z-])/u;

const isStreet = (foldedText: string, { start, end }: Span): boolean =>
  streetBefore.test(foldedText.slice(0, start)) || streetAfter.test(foldedText.slice(end));

/**
 * Finds the club's places that a text names, in the order of the text. The text is folded by
 * `foldText`.
 */
export const findPlaces = (foldedText: string): readonly NamedPlace[] =>
  placePatterns
    .flatMap(({ id, pattern }) =>
      [...foldedText.matchAll(pattern)].map((match) => ({
        id,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter((place) => !isStreet(foldedText, place))
    .toSorted((a, b) => a.start - b.start);
