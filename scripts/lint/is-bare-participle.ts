/** Participles and past tenses that do not end in -ed. */
const irregularParticiples = new Set(
  `begun bent bitten blown born bought bred broken brought built came caught chosen dealt done drawn
  driven eaten fallen fed felt flown forgotten found frozen gave given gone got grown heard held
  hidden hung kept knew known laid lent lit lost made meant met paid proven said sent shaken shown
  shut slept sold spent spoken stolen stood struck stuck sung swept sworn taken taught thought thrown
  told took torn understood went won worn woven written wrote`.split(/\s+/u),
);

/** Words in -ed that are not participles. */
const nonParticiples = new Set(
  'bed breed deed embed exceed feed hundred indeed need proceed red seed shed speed succeed weed'.split(
    ' ',
  ),
);

/** Participles that HTML, ARIA, React and test libraries use as names. */
const commonNames = new Set(
  'checked disabled expanded hidden pressed required selected expected embedded'.split(' '),
);

/** Whether a name is one participle or past tense, such as `sent`. */
export function isBareParticiple(name: string) {
  const word = name.replace(/^_+/u, '').replace(/^[A-Z]/u, (letter) => letter.toLowerCase());
  if (commonNames.has(word) || nonParticiples.has(word)) return false;
  return (
    /^[a-z]+ed$/u.test(word) ||
    irregularParticiples.has(word.replace(/^(?:un|re|mis|over|with)/u, '')) ||
    irregularParticiples.has(word)
  );
}
