import { type CalendarKind, calendarKinds } from './calendar-entry.ts';
import { foldText } from './fold-text.ts';

// The words of titles, folded: lower case, no accents. `s?` allows a plural.

/** The words of each kind. */
const kindWords: Readonly<Record<Exclude<CalendarKind, 'other'>, string>> = {
  tournament:
    'tournois?|tournaments?|tourn|championnats?|championships?|provinciaux|provincials|coupe|cup',
  match:
    'match|matchs|matches|games?|parties?|joutes?|scrimmages?|vs|contre|against|playoffs?|finales?|finals?|hors-concours|hors concours',
  tryout: 'tryouts?|try-outs?|selections?|essais?|evaluations?',
  camp: 'camps?|cliniques?|clinics?|stages?',
  meeting:
    "reunions?|meetings?|assemblees?|aga|agm|rencontres? (?:de|des|avec les) parents|info night|soiree d'information",
  practice:
    'pratiques?|practices?|practises?|entrainements?|entr|prat|trainings?|workouts?|open gym|gym libre',
  social:
    'soupers?|part(?:y|ies)|fetes?|bbq|gala|banquets?|social|sociale|pizza|photos?|levees? de fonds|fundraisers?|dinners?|5 a 7|team building',
  closed:
    'conges?|ferme|fermee|fermes|fermees|fermeture|closed|closure|relache|semaine de lecture|spring break|march break|holidays?|feries?|vacances|day off|no school',
};

/**
 * Makes the source of a pattern that matches any of the words, but not within a longer word.
 *
 * @param words separated by `|`
 */
export const makeWordSource = (words: string): string => `(?<![a-z0-9])(?:${words})(?![a-z0-9])`;

/** The patterns of all kinds, in the order of precedence. */
export const kindPatterns = calendarKinds
  .filter((kind) => kind !== 'other')
  .map((kind) => ({ kind, pattern: new RegExp(makeWordSource(kindWords[kind]), 'u') }));

/** Any word that names a kind. */
export const anyKindWord = Object.values(kindWords).join('|');

const cancelWord = 'annul(?:e|ee|es|ees|er|ation)|cancel(?:l?ed|l?ation)?';
/** `NON annulé`: the entry takes place. */
export const notCancelledPhrase = new RegExp(
  makeWordSource(`(?:non|pas|not|n'est plus|isn't|no longer)\\s+(?:${cancelWord})`),
  'gu',
);
/** `peut-être annulé`: nobody knows. */
export const maybeCancelledPhrase = new RegExp(
  `${makeWordSource("peut[- ]etre|possiblement|maybe|may be|might be|risque d'etre|tbc|a confirmer")}[^;|]{0,20}${makeWordSource(cancelWord)}|${makeWordSource(cancelWord)} ?\\?`,
  'u',
);
const negatedSource = `(?<![a-z0-9])(?:pas d(?:e |')|no |sans |aucune? |without )(?:~+ ?)?(?:${makeWordSource(`${anyKindWord}|activites?|activity|activities|volley|volleyball|gym`)}|(?<=~ ?))`;
/**
 * `pas de pratique`. A team may come before the kind, as in `no U14 practice`. In a text whose teams
 * are blanked, `~` stands for them.
 */
export const negatedPhrase = new RegExp(negatedSource, 'gu');
/** `annulé`. */
export const cancelWordPattern = new RegExp(makeWordSource(cancelWord), 'u');
/** `annulé`, or a phrase that `negatedPhrase` finds. */
export const cancelPhrase = new RegExp(`${makeWordSource(cancelWord)}|${negatedSource}`, 'gu');

/**
 * Words such as `reporté`. The entry already has its new time, so they only end an opponent's name.
 */
export const movedWord = 'reportee?s?|remise?s?|deplacee?s?|postponed|moved|rescheduled';

/** Words and signs that end an opponent's name. */
export const endOfOpponent = new RegExp(
  `[@(|;,]| - | a | au | at |: |${makeWordSource(`${cancelWord}|${movedWord}`)}`,
  'u',
);

/**
 * Makes a pattern that finds any of the names in a folded text. Spaces, dots and hyphens between
 * words are equal.
 */
export function makeNamePattern(names: readonly string[]): RegExp {
  const patterns = names.map((name) =>
    foldText(name)
      .text.replace(/\.$/u, '')
      .split(/[ .-]+/u)
      .map((word) => word.replaceAll(/[^a-z0-9']/gu, (mark) => `\\${mark}`))
      .join('[ .-]{1,2}'),
  );
  // The longest name comes first, so that it wins over its beginning.
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  return new RegExp(makeWordSource(longestFirst.join('|')), 'gu');
}
