/** Abbreviations that a name, a figure or an example follows: they end no sentence. */
const abbreviations = new Set([
  ...[
    'M',
    'MM',
    'Mme',
    'Mmes',
    'Mlle',
    'Mlles',
    'Me',
    'Dr',
    'Dre',
    'Pr',
    'Prof',
    'Mr',
    'Mrs',
    'Ms',
  ],
  ...['St', 'Ste', 'Sts', 'Mt', 'Ave', 'av', 'boul'],
  ...['e.g', 'i.e', 'p', 'ex', 'c.-à-d', 'cf', 'vs'],
]);
/** These do so before a figure only: `no. 5`, but `He said no.` */
const beforeFigures = new Set(['no', 'No', 'nos', 'art', 'vol', 'tél', 'Tél', 'tel', 'Tel']);

/** A full stop that white space or the end of the text follows; what closes a quotation goes with it. */
const fullStop = /\.(?:\s?»|[”’)])?(?=\s|$)/gu;

function isAbbreviation(before: string, after: string): boolean {
  const word = /[^\s(«“]+$/u.exec(before)?.[0] ?? '';
  if (/^\s+\p{Ll}/u.test(after)) return true; // a sentence starts with a capital: `etc. and so on`
  if (abbreviations.has(word) || /^\p{Lu}$/u.test(word)) return after !== '';
  return beforeFigures.has(word) && /^\s+\d/u.test(after);
}

/**
 * Splits a text on its full stops (specification, section 2: a coach's description as bullets), but
 * not on those of abbreviations, initials and decimals, in French and in English.
 *
 * @returns the sentences in order, each without its full stop, unless it ends in `etc.`
 */
export function splitSentences(text: string): string[] {
  const ends = [...text.matchAll(fullStop)]
    .filter(({ index }) => !isAbbreviation(text.slice(0, index), text.slice(index + 1)))
    .map(({ index, 0: mark }) => index + mark.length);
  return [...ends, text.length]
    .map((end, position) => text.slice(ends[position - 1] ?? 0, end).trim())
    .map((sentence) => (/\betc\.$/u.test(sentence) ? sentence : sentence.replace(/\.$/u, '')))
    .filter((sentence) => sentence !== '');
}
