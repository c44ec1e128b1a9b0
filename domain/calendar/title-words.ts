import { type CalendarKind, calendarKinds } from './calendar-entry.ts';
import { makeWordSource } from './word-pattern.ts';

// The words of titles, folded: lower case, no accents. `s?` allows a plural. A name in `Words` is a
// list of words, one in `Source` is the source of a pattern, and one in `Pattern` is a RegExp.

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

/** The patterns of all kinds, in the order of precedence. */
export const kindPatterns = calendarKinds
  .filter((kind) => kind !== 'other')
  .map((kind) => ({ kind, pattern: new RegExp(makeWordSource(kindWords[kind]), 'u') }));

const anyKindWords = Object.values(kindWords);
const anyKindSource = makeWordSource(...anyKindWords);

const cancelWords = [
  'annul(?:e|ee|es|ees|er|ation)s?',
  'cancel(?:l?ed|l?ations?|l?ee?s?)?|cxld?',
  'supprimee?s?|suspendue?s?',
  'called off|is off',
  "(?:n'a|n'ont|n'aura|n'auront) pas lieu|(?:won't|will not) take place",
];
const cancelSource = makeWordSource(...cancelWords);
/** `annulé`. */
export const cancelWordPattern = new RegExp(cancelSource, 'u');
/** `NON annulé`: the entry takes place. */
export const notCancelledPattern = new RegExp(
  makeWordSource(
    `(?:non|pas|not|no|sans|aucune|n'est plus|isn't|no longer)\\s+(?:d'|ete |been )?(?:${cancelWords.join('|')})`,
  ),
  'gu',
);
/** `ANNULÉ : …`: the cancellation of everything that follows. */
export const leadingCancellationPattern = new RegExp(
  `^[^a-z0-9~]*(?:${cancelWords.join('|')}) ?[^a-z0-9 ~'"]`,
  'u',
);

const doubtBeforeSource = makeWordSource(
  'peut[- ]etre|possibl[ey](?:ment)?|possibilite|maybe|(?:may|might|could|can) be|risques?',
  'tbc|a confirmer',
  'pourrai(?:t|ent)|probable(?:ment)?|probably|likely|eventuelle?|potentiel(?:le)?|potential',
  "s'il|si|if|sauf|unless|a moins|en cas|in case|subject to|sous reserve|late",
);
const doubtAfterSource = makeWordSource(
  'possible|eventuelle|probable|a confirmer|tbc',
  "s'il|si|if|sauf|unless|en cas|in case",
  'deadline|policy|fees?|terms|tardives?',
);
const rulesOfCancellingSource = makeWordSource(
  "(?:limite|delai|politique|frais|conditions?|reglement|assurance|insurance|deadline|policy|fees?) (?:d'|de l'|of |for )?(?:annulation|cancel(?:lation)?)s?",
);
/**
 * `peut-être annulé`, `annulé s'il pleut`, `date limite d'annulation`: the title does not say that
 * the entry is cancelled.
 */
export const maybeCancelledPattern = new RegExp(
  [
    `${doubtBeforeSource}[^;|]{0,20}${cancelSource}`,
    `${cancelSource}[^;|]{0,10}${doubtAfterSource}`,
    `${cancelSource} ?\\?`,
    rulesOfCancellingSource,
    makeWordSource('(?:annulation|cancellation)s? (?:gratuites? )?(?:avant|before|jusqu|until)'),
    makeWordSource("(?:pour|de|d'|l'|to|peut|peuvent|can|may) ?(?:annuler|cancel)"),
  ].join('|'),
  'u',
);
/** `maintenu`, `OK`, `seulement`: beside a cancellation, such a word says that a part takes place. */
export const takesPlacePattern = new RegExp(
  makeWordSource(
    'maintenue?s?|maintained|still|a lieu|aura lieu|takes place',
    'as (?:planned|usual|scheduled)|comme prevu|quand meme|anyway|goes ahead',
    'confirme?e?s?|confirmed|mais|ok|on garde',
    'disponibles?|available|ouverte?s?|seulement|uniquement|only',
  ),
  'u',
);

/** `remplace`, `rattrapage`, `→`: one thing takes the place of another, named or not. */
export const replacementPattern = new RegExp(
  makeWordSource(
    'remplace(?:nt|ment|ments|r|e|es|ee|ees)?|replac(?:es?|ing|ed|ements?)',
    "au lieu d(?:e|es|u|')|lieu et place|a la place|plutot qu(?:e|')",
    'instead|in place of|in lieu of|rather than',
    'rattrapages?|reprises?|make-?ups?|make up|made up|compense',
    '[-=]>|[→➡]',
  ),
  'u',
);
const replacingSource = makeWordSource(
  'remplace(?:ment|r)?|replac(?:es?|ing|ements?)',
  'au lieu|a la place|plutot|instead|in place|in lieu|rather than',
  "(?:rattrapage|reprise|make-?up|make up|made up|compense)s? (?:du|de la|de l'|d'un|for|of)",
  'compense',
);
const replacedSource = makeWordSource(
  '(?:remplace|replaced) (?:par|by)|remplacee?s|remplacee|replaced',
);
/**
 * `remplace la pratique`, `remplacée par un souper`: one of the two things does not take place. In a
 * text whose teams are blanked, `~` stands for them.
 */
export const replacedThingPattern = new RegExp(
  `(?:${replacingSource}|remplacement )[^;|,(]{0,20}?(?:${anyKindSource}|~)|${replacedSource}`,
  'u',
);
/** A sign or a line through letters that may mean `annulé`. */
export const crossedOutPattern = /[❌❎🚫⛔☒✗✘]|~~|<\/?(?:s|del|strike)>|[\u0335-\u0338]/iu;

const negatedThingSource = makeWordSource(
  ...anyKindWords,
  'activites?|activity|activities|volley|volleyball|gym',
);
const negatedSource = `(?<![a-z0-9])(?:pas d(?:e |')|no |sans |aucune? |without )(?:~+ ?)?(?:${negatedThingSource}|(?<=~ ?))`;
/**
 * `pas de pratique`. A team may come before the kind, as in `no U14 practice`. In a text whose teams
 * are blanked, `~` stands for them.
 */
export const negatedPattern = new RegExp(negatedSource, 'gu');
/** `annulé`, or a phrase that `negatedPattern` finds. */
export const cancellationPattern = new RegExp(`${cancelSource}|${negatedSource}`, 'u');

/** Words before `annulé` that do not say what is cancelled. */
const fillerWords = [
  'annul[a-z]*|cancel[a-z]*',
  'est|sont|sera|seront|ete|etre|are|has|have|been|will',
  'and|tout|tous|toute|toutes|all|les|the|cet|cette',
  'malheureusement|desole|sorry|soir|tonight|today',
  'activites?|activity|seances?|sessions?',
].join('|');
/**
 * `transport annulé`: a word before `annulé` may name another thing than the entry. The word of a
 * kind matches too, so this pattern is only for texts without a kind.
 */
export const otherCancelledThingPattern = new RegExp(
  `(?<![a-z])(?!(?:${fillerWords})(?![a-z]))[a-z]{3,}(?![a-z]).*${cancelSource}`,
  'u',
);

const movedSource = makeWordSource('reportee?s?|remise?s?|deplacee?s?|postponed|moved|rescheduled');
/**
 * `reporté`, but not `remise des médailles`. The entry already has its new time, so the word alone
 * moves and cancels nothing. It can make a title ambiguous: `U15 tournoi (pratique reportée)`.
 */
export const movedPattern = new RegExp(`${movedSource}(?! des )`, 'u');
/** `reporté au 14 nov.`: the entry no longer takes place here. Otherwise it may have its new time. */
export const movedAwayPattern = new RegExp(`${movedSource} (?:au?|to|for|until|jusqu'au) `, 'u');

const ordinalSource = makeWordSource(
  '\\d ?(?:er|ere|e|eme|st|nd|rd|th)',
  'premi(?:er|ere)|deuxieme|second|seconde|troisieme|dernier|derniere',
  'first|third|last',
);
/** A number of one digit, but not an hour such as `9h` or `9 pm`. */
const numberSource = ' ?(?:#|no\\.? ?)?\\d(?![\\d:]| ?h| ?[ap]\\.?m)';
/** `match 2`, `1er match`, `second game`: perhaps one of several of the entry. */
export const numberedKindPattern = new RegExp(
  `${anyKindSource}${numberSource}|${ordinalSource} ${anyKindSource}`,
  'u',
);

/** Words and signs that end an opponent's name. */
export const endOfOpponentPattern = new RegExp(
  `[@(|;,]| [-/] | a | au | at |: |${cancelSource}|${movedSource}`,
  'u',
);
