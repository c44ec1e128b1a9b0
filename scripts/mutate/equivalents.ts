import type { Mutant } from './mutant.ts';

/** What identifies a mutant, independent of its position in the file. */
export type MutantName = Pick<Mutant, 'file' | 'operator' | 'where' | 'change'>;

/** A change that no request can distinguish from the current rules. */
export interface Equivalent extends MutantName {
  readonly reason: string;
}

/** Lists equivalent changes: each of `changes` in each place of `where`, for the same reason. */
function list(
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

const noToken =
  'Without a session, reading the token is an error, and an error refuses the request.';
const allFieldsRead =
  'Every required field is read below, and reading a missing field is an error.';
const alreadyReadable = 'Everyone who could get the document by this change can already read it.';
const noQuery =
  'Only a list request has a query, so reading its limit is an error in any other request.';
const noDocument =
  'A request with the added verb has no document before or after it; reading that is an error.';
const onlyNewObjects =
  'Only an upload of a new object passes isNew(), and a missing object cannot be listed or deleted.';
const refusedByDefault = 'A request that no rule allows is refused.';
const oneSegment = 'The variable of the path matches one segment, which has no slash.';
const needsString = 'Matching a pattern with a value that is not a string is an error.';
const notTimestamp = 'The value must be a timestamp, and neither default is one.';
const sameId = 'The next condition requires the same id before and after.';
const noLetters = 'The pattern contains no letter.';
const inAlternative = 'The other alternative of the pattern already includes these characters.';
const allowedInPath = 'The path of the address may contain these characters anyway.';
const invalidEscape = 'The emulator refuses a name with a per cent sign that begins no escape.';
const noMetadata = 'The emulator gives an upload without metadata an empty map, not null.';
const noObject = 'A list request has no object, so reading its metadata is an error.';
const sameTexts =
  'Two texts that match this part of the pattern also match it when they are joined.';
const sameInstant = 'The two operators differ only in one instant, seven days after the sign-in.';

/** Paths whose rules read a field of the stored row without a default. Those of notes do not. */
const storedFieldPaths = ['/programs/{id}', '/carousels/{id}', '/banners/{id}'];
const contentPaths = ['/notes/{id}', ...storedFieldPaths];

/** Makes the start of a `change`: its offset in the pattern of `isStoredText`, and the pattern. */
const describeTextPattern = (at: number) =>
  String.raw`pattern at ${at} of «([^\\p{Cc}\\x{20}\\x{a0}…»`;

const describeLinkPattern = (at: number) => `pattern at ${at} of «https://([A-Za-zÀ-ÖØ-öø-…»`;

/** Every mutant that may survive, with the reason. An entry that matches no mutant is an error. */
export const equivalents: readonly Equivalent[] = [
  ...list(noToken, firestore, 'drop-conjunct', 'isStaff', 'without «request.auth != null»'),
  ...list(noToken, storage, 'drop-conjunct', 'isStaff', 'without «request.auth != null»'),
  ...list(
    allFieldsRead,
    firestore,
    'drop-conjunct',
    ['hasExactly', 'hasAtLeast'],
    'without «after.keys().hasAll(fields)»',
  ),
  ...list(
    allFieldsRead,
    firestore,
    'sets',
    ['hasExactly', 'hasAtLeast'],
    '«keys().hasAll(fields»: hasAll → hasAny',
  ),
  ...list(
    allFieldsRead,
    firestore,
    'sets',
    'hasExactly',
    '«keys().hasAll(fields»: hasAll → hasOnly',
  ),
  ...list(
    alreadyReadable,
    firestore,
    'verb',
    contentPaths,
    'allow list → allow list, get',
    'allow update → allow update, get',
  ),
  ...list(
    noQuery,
    firestore,
    'verb',
    contentPaths,
    'allow list → allow read',
    'allow list → allow list, create',
    'allow list → allow list, update',
    'allow list → allow list, delete',
  ),
  ...list(
    noDocument,
    firestore,
    'verb',
    contentPaths,
    'allow update → allow update, list',
    'allow update → allow update, delete',
  ),
  ...list(
    noDocument,
    firestore,
    'verb',
    storedFieldPaths,
    'allow update → allow write',
    'allow update → allow update, create',
  ),
  ...list(
    onlyNewObjects,
    storage,
    'verb',
    ['/banners/{file}', '/carousels/{file}'],
    'allow create → allow write',
    'allow create → allow create, get',
    'allow create → allow create, list',
    'allow create → allow create, update',
    'allow create → allow create, delete',
  ),
  ...list(needsString, firestore, 'drop-conjunct', ['isText', 'isId'], 'without «value is string»'),
  ...list(
    needsString,
    firestore,
    'type',
    'isText',
    '«value is string && value»: is string → != null',
  ),
  ...list(
    needsString,
    firestore,
    'type',
    'isId',
    '«value is string && hasIdCharacters»: is string → != null',
  ),
  ...list(sameId, firestore, 'swap-data', 'isProgram', '«) && isId(after.id»: after → before'),
  ...list(
    notTimestamp,
    firestore,
    'default',
    'hasValidConsent',
    "«get('consentAt', null) &&»: null → ''",
  ),
  ...list(noLetters, firestore, 'regexp', 'isStoredText', `${describeTextPattern(0)}: «» → «(?i)»`),
  ...list(noLetters, firestore, 'regexp', 'isId', 'pattern at 0 of «__.*__»: «» → «(?i)»'),
  ...list(
    allowedInPath,
    firestore,
    'regexp',
    'isHttpsLink',
    `${describeLinkPattern(54)}: «[A-Za-zÀ-ÖØ-öø-ſ0-9_-]» → «[/A-Za-zÀ-ÖØ-öø-ſ0-9_-]»`,
    `${describeLinkPattern(202)}: «?» → «*»`,
  ),
  ...list(
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
    list(
      invalidEscape,
      storage,
      'regexp',
      where,
      `pattern at ${at} of «${pattern}»: «[A-Za-z0-9_-]» → «[%A-Za-z0-9_-]»`,
    ),
  ),
  ...list(
    noMetadata,
    storage,
    'drop-disjunct',
    'hasNoProcessedMetadata',
    'without «request.resource.metadata == null»',
  ),
  ...list(
    inAlternative,
    firestore,
    'regexp',
    'isStoredText',
    ...['/', '.', '%', ' '].map(
      (character) =>
        String.raw`${describeTextPattern(138)}: «[\\n\\r\\t]» → «[${character}\\n\\r\\t]»`,
    ),
  ),
  ...list(
    sameTexts,
    firestore,
    'regexp',
    'isStoredText',
    `${describeTextPattern(258)}: «?» → «*»`,
    `${describeTextPattern(260)}: «?» → «*»`,
  ),
  ...list(
    oneSegment,
    storage,
    'regexp',
    '/banners/{file}',
    'pattern at 7 of «banner_[A-Za-z0-9_-]+[.]…»: «[A-Za-z0-9_-]» → «[/A-Za-z0-9_-]»',
  ),
  ...list(
    oneSegment,
    storage,
    'regexp',
    '/carousels/{file}',
    'pattern at 9 of «carousel_[A-Za-z0-9_-]+[…»: «[A-Za-z0-9_-]» → «[/A-Za-z0-9_-]»',
  ),
  ...([firestore, storage] as const).flatMap((file) => [
    ...list(refusedByDefault, file, 'path', '/{path=**}', 'match /{path=**} → match /{path}'),
    ...list(
      sameInstant,
      file,
      'compare',
      'isRecentSession',
      '«request.time <= signInTime +»: <= → <',
    ),
  ]),
];
