import type { Mutant } from './mutant.ts';

/** What identifies a mutant, independent of its position in the file. */
export type MutantName = Pick<Mutant, 'file' | 'operator' | 'where' | 'change'>;

/** A change that no request can distinguish from the current rules. */
export interface Equivalent extends MutantName {
  readonly reason: string;
}

/** Changes of one kind in one place, with the reason why they change nothing. */
function group(
  reason: string,
  file: Mutant['file'],
  operator: string,
  where: string | readonly string[],
  ...changes: readonly string[]
): readonly Equivalent[] {
  return [where]
    .flat()
    .flatMap((place) =>
      changes.map((change) => ({ reason, file, operator, where: place, change })),
    );
}

const firestore = 'firestore.rules';
const storage = 'storage.rules';

const noToken = 'Without a session there is no token to read: an error, and an error refuses.';
const allRead = 'Every required field is read below, and reading one that is missing is an error.';
const getIsOpen = 'The document may be read by whoever could read it by this.';
const noQuery = 'What is no list has no query whose limit could be read: an error.';
const noDocument = 'Such a request has no document before or after it: reading that is an error.';
const onlyNew =
  'Only an object that is not there passes isNew(), and none is to be listed or deleted.';
const closedAnyway = 'What no rule allows is refused.';
const oneSegment = 'The variable of the path holds one segment, which has no slash.';
const notText = 'A pattern is matched against a text only: with anything else it is an error.';
const notStamp = 'What is carried over has to be a timestamp, which no default is.';
const sameId = 'The next condition wants the id before and after to be the same.';
const noLetters = 'The pattern names no letter.';
const inTheOther = 'The other half of the choice holds these characters already.';
const inThePath = 'The path of the address may hold these characters anyway.';
const badEscape = 'The emulator refuses a name whose per cent sign begins no escape.';
const noMetadata = 'The emulator gives an upload without metadata an empty map, not null.';
const noObject = 'A list has no object whose metadata could be read: an error.';
const sameTexts = 'Two such texts in a row are one such text.';
const sameInstant = 'They differ in one instant only, a millisecond of a week.';

const withData = ['/programs/{id}', '/carousels/{id}', '/banners/{id}'];
const contentPaths = ['/notes/{id}', ...withData];

/** How a change of that pattern begins: with its place in it. */
const storedText = (at: number) => String.raw`pattern at ${at} of «([^\\p{Cc}\\x{20}\\x{a0}…»`;

const httpsLink = (at: number) => `pattern at ${at} of «https://([A-Za-zÀ-ÖØ-öø-…»`;

/** Every mutant that may survive, with the reason. One that is no mutant any more is an error. */
export const equivalents: readonly Equivalent[] = [
  ...group(noToken, firestore, 'drop-conjunct', 'isStaff', 'without «request.auth != null»'),
  ...group(noToken, storage, 'drop-conjunct', 'isStaff', 'without «request.auth != null»'),
  ...group(
    allRead,
    firestore,
    'drop-conjunct',
    ['hasExactly', 'hasAtLeast'],
    'without «after.keys().hasAll(fields)»',
  ),
  ...group(
    allRead,
    firestore,
    'sets',
    ['hasExactly', 'hasAtLeast'],
    '«keys().hasAll(fields»: hasAll → hasAny',
  ),
  ...group(allRead, firestore, 'sets', 'hasExactly', '«keys().hasAll(fields»: hasAll → hasOnly'),
  ...group(
    getIsOpen,
    firestore,
    'verb',
    contentPaths,
    'allow list → allow list, get',
    'allow update → allow update, get',
  ),
  ...group(
    noQuery,
    firestore,
    'verb',
    contentPaths,
    'allow list → allow read',
    'allow list → allow list, create',
    'allow list → allow list, update',
    'allow list → allow list, delete',
  ),
  ...group(
    noDocument,
    firestore,
    'verb',
    contentPaths,
    'allow update → allow update, list',
    'allow update → allow update, delete',
  ),
  ...group(
    noDocument,
    firestore,
    'verb',
    withData,
    'allow update → allow write',
    'allow update → allow update, create',
  ),
  ...group(
    onlyNew,
    storage,
    'verb',
    ['/banners/{file}', '/carousels/{file}'],
    'allow create → allow write',
    'allow create → allow create, get',
    'allow create → allow create, list',
    'allow create → allow create, update',
    'allow create → allow create, delete',
  ),
  ...group(notText, firestore, 'drop-conjunct', ['isText', 'isId'], 'without «value is string»'),
  ...group(notText, firestore, 'type', 'isText', '«value is string && value»: is string → != null'),
  ...group(
    notText,
    firestore,
    'type',
    'isId',
    '«value is string && hasIdCharacters»: is string → != null',
  ),
  ...group(sameId, firestore, 'swap-data', 'isProgram', '«) && isId(after.id»: after → before'),
  ...group(
    notStamp,
    firestore,
    'default',
    'hasOwnConsent',
    "«get('consentAt', null) &&»: null → ''",
  ),
  ...group(noLetters, firestore, 'regexp', 'isStoredText', `${storedText(0)}: «» → «(?i)»`),
  ...group(noLetters, firestore, 'regexp', 'isId', 'pattern at 0 of «__.*__»: «» → «(?i)»'),
  ...group(
    inThePath,
    firestore,
    'regexp',
    'isHttpsLink',
    `${httpsLink(54)}: «[A-Za-zÀ-ÖØ-öø-ſ0-9_-]» → «[/A-Za-zÀ-ÖØ-öø-ſ0-9_-]»`,
    `${httpsLink(202)}: «?» → «*»`,
  ),
  ...group(
    noObject,
    storage,
    'verb',
    ['/banners/{file}', '/carousels/{file}'],
    'allow get → allow read',
    'allow get → allow get, list',
  ),
  ...(
    [
      ['/banners/{file}', 7, 'banner_[A-Za-z0-9_-]+[.]…'],
      ['/carousels/{file}', 9, 'carousel_[A-Za-z0-9_-]+[…'],
    ] as const
  ).flatMap(([where, at, pattern]) =>
    group(
      badEscape,
      storage,
      'regexp',
      where,
      `pattern at ${at} of «${pattern}»: «[A-Za-z0-9_-]» → «[%A-Za-z0-9_-]»`,
    ),
  ),
  ...group(
    noMetadata,
    storage,
    'drop-disjunct',
    'claimsNothing',
    'without «request.resource.metadata == null»',
  ),
  ...group(
    inTheOther,
    firestore,
    'regexp',
    'isStoredText',
    ...['/', '.', '%', ' '].map(
      (character) => String.raw`${storedText(117)}: «[\\n\\r\\t]» → «[${character}\\n\\r\\t]»`,
    ),
  ),
  ...group(
    sameTexts,
    firestore,
    'regexp',
    'isStoredText',
    `${storedText(237)}: «?» → «*»`,
    `${storedText(239)}: «?» → «*»`,
  ),
  ...group(
    oneSegment,
    storage,
    'regexp',
    '/banners/{file}',
    'pattern at 7 of «banner_[A-Za-z0-9_-]+[.]…»: «[A-Za-z0-9_-]» → «[/A-Za-z0-9_-]»',
  ),
  ...group(
    oneSegment,
    storage,
    'regexp',
    '/carousels/{file}',
    'pattern at 9 of «carousel_[A-Za-z0-9_-]+[…»: «[A-Za-z0-9_-]» → «[/A-Za-z0-9_-]»',
  ),
  ...([firestore, storage] as const).flatMap((file) => [
    ...group(closedAnyway, file, 'path', '/{path=**}', 'match /{path=**} → match /{path}'),
    ...group(
      sameInstant,
      file,
      'compare',
      'isRecentSession',
      '«request.time <= signedIn +»: <= → <',
    ),
  ]),
];
