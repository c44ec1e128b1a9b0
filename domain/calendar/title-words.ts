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
    'soupers?|part(?:y|ies)|(?<!conges? des )fetes?|bbq|gala|banquets?|social|sociale|pizza|photos?|levees? de fonds|fundraisers?|dinners?|5 a 7|team building',
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

const cancelWord =
  "annul(?:e|ee|es|ees|er|ation)s?|cancel(?:l?ed|l?ations?|l?ee?s?)?|cxld?|supprimee?s?|suspendue?s?|called off|is off|(?:n'a|n'ont|n'aura|n'auront) pas lieu|(?:won't|will not) take place";
/** `NON annulé`: the entry takes place. */
export const notCancelledPhrase = new RegExp(
  makeWordSource(
    `(?:non|pas|not|no|sans|aucune|n'est plus|isn't|no longer)\\s+(?:d'|ete |been )?(?:${cancelWord})`,
  ),
  'gu',
);
const doubtBefore =
  "peut[- ]etre|possibl[ey](?:ment)?|possibilite|maybe|(?:may|might|could|can) be|risques?|tbc|a confirmer|pourrai(?:t|ent)|probable(?:ment)?|probably|likely|eventuelle?|potentiel(?:le)?|potential|s'il|si|if|sauf|unless|a moins|en cas|in case|subject to|sous reserve|late";
const doubtAfter =
  "possible|eventuelle|probable|a confirmer|tbc|s'il|si|if|sauf|unless|en cas|in case|deadline|policy|fees?|terms|tardives?";
/**
 * `peut-être annulé`, `annulé s'il pleut`, `date limite d'annulation`: the title does not say that
 * the entry is cancelled.
 */
export const maybeCancelledPhrase = new RegExp(
  [
    `${makeWordSource(doubtBefore)}[^;|]{0,20}${makeWordSource(cancelWord)}`,
    `${makeWordSource(cancelWord)}[^;|]{0,10}${makeWordSource(doubtAfter)}`,
    `${makeWordSource(cancelWord)} ?\\?`,
    makeWordSource(
      "(?:limite|delai|politique|frais|conditions?|reglement|assurance|insurance|deadline|policy|fees?) (?:d'|de l'|of |for )?(?:annulation|cancel(?:lation)?)s?",
    ),
    makeWordSource('(?:annulation|cancellation)s? (?:gratuites? )?(?:avant|before|jusqu|until)'),
    makeWordSource("(?:pour|de|d'|l'|to|peut|peuvent|can|may) ?(?:annuler|cancel)"),
  ].join('|'),
  'u',
);
/** With a cancellation, it says that something takes place. */
export const takesPlacePhrase = new RegExp(
  makeWordSource(
    'maintenue?s?|maintained|still|a lieu|aura lieu|takes place|as (?:planned|usual|scheduled)|comme prevu|quand meme|anyway|goes ahead|confirme?e?s?|confirmed|mais|ok|on garde|disponibles?|available|ouverte?s?|seulement|uniquement|only',
  ),
  'u',
);
/** Says that one thing takes the place of another. */
export const replacementPhrase = new RegExp(
  makeWordSource(
    "remplace(?:nt|ment|ments|r|e|es|ee|ees)?|replac(?:es?|ing|ed|ements?)|au lieu d(?:e|es|u|')|lieu et place|a la place|plutot qu(?:e|')|instead|in place of|in lieu of|rather than|rattrapages?|reprises?|make-?ups?|make up|made up|compense|[-=]>|[→➡]",
  ),
  'u',
);
/** The same, and names the other thing. In a text whose teams are blanked, `~` stands for them. */
export const replacedThing = new RegExp(
  `(?:${makeWordSource("remplace(?:ment|r)?|replac(?:es?|ing|ements?)|au lieu|a la place|plutot|instead|in place|in lieu|rather than|(?:rattrapage|reprise|make-?up|make up|made up|compense)s? (?:du|de la|de l'|d'un|for|of)|compense")}|remplacement )[^;|,(]{0,20}?(?:${makeWordSource(anyKindWord)}|~)|${makeWordSource('(?:remplace|replaced) (?:par|by)|remplacee?s|remplacee|replaced')}`,
  'u',
);
/** A sign or a line through letters that may mean `annulé`. */
export const crossedOut = /[❌❎🚫⛔☒✗✘]|~~|<\/?(?:s|del|strike)>|[\u0335-\u0338]/iu;
const negatedSource = `(?<![a-z0-9])(?:pas d(?:e |')|no |sans |aucune? |without )(?:~+ ?)?(?:${makeWordSource(`${anyKindWord}|activites?|activity|activities|volley|volleyball|gym`)}|(?<=~ ?))`;
/**
 * `pas de pratique`. A team may come before the kind, as in `no U14 practice`. In a text whose teams
 * are blanked, `~` stands for them.
 */
export const negatedPhrase = new RegExp(negatedSource, 'gu');
/** `annulé`. */
export const cancelWordPattern = new RegExp(makeWordSource(cancelWord), 'u');
/** `transport annulé`: what is cancelled is no kind of entry, and has no pattern in this file. */
export const otherCancelledThing = new RegExp(
  `(?<![a-z])(?!(?:annul[a-z]*|cancel[a-z]*|est|sont|sera|seront|ete|etre|and|are|has|have|been|will|tout|tous|toute|toutes|all|les|the|cet|cette|malheureusement|desole|sorry|soir|tonight|today|activites?|activity|seances?|sessions?)(?![a-z]))[a-z]{3,}(?![a-z]).*${makeWordSource(cancelWord)}`,
  'u',
);
/** `ANNULÉ : …`: the cancellation of everything that follows. */
export const leadingCancellation = new RegExp(`^[^a-z0-9~]*(?:${cancelWord}) ?[^a-z0-9 ~'"]`, 'u');
/** `annulé`, or a phrase that `negatedPhrase` finds. */
export const cancelPhrase = new RegExp(`${makeWordSource(cancelWord)}|${negatedSource}`, 'gu');

/**
 * Words such as `reporté`. The entry already has its new time, so they only end an opponent's name.
 */
export const movedWord = 'reportee?s?|remise?s?|deplacee?s?|postponed|moved|rescheduled';

/** A moved entry, but not `remise des médailles`. */
export const movedPattern = new RegExp(`${makeWordSource(movedWord)}(?! des )`, 'u');

/** `reporté au 14 nov.`: the entry no longer takes place here. Otherwise it may have its new time. */
export const movedAwayPhrase = new RegExp(
  `${makeWordSource(movedWord)} (?:au?|to|for|until|jusqu'au) `,
  'u',
);

/** `match 2`, `1er match`, `second game`: perhaps one of several of the entry. */
export const numberedKind = new RegExp(
  `${makeWordSource(anyKindWord)} ?(?:#|no\\.? ?)?\\d(?![\\d:]| ?h| ?[ap]\\.?m)|(?<![a-z0-9])(?:\\d ?(?:er|ere|e|eme|st|nd|rd|th)|premi(?:er|ere)|deuxieme|second|seconde|troisieme|dernier|derniere|first|third|last) ${makeWordSource(anyKindWord)}`,
  'u',
);

/** Words and signs that end an opponent's name. */
export const endOfOpponent = new RegExp(
  `[@(|;,]| [-/] | a | au | at |: |${makeWordSource(`${cancelWord}|${movedWord}`)}`,
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
      .map((word) => word.replaceAll(/[$()*+/?[\\\]^{|}]/gu, (mark) => `\\${mark}`))
      .join('[ .-]{1,2}'),
  );
  // The longest name comes first, so that it wins over its beginning.
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  return new RegExp(makeWordSource(longestFirst.join('|')), 'gu');
}
