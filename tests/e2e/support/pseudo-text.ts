/** What stays as it is in a text: placeholders, nested texts, tags, addresses and line breaks. */
const fixedPart = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>|https?:\S+|\S+@\S+|\n)/u;

const letters = 'aceinouyACEINOUY';
const accentedLetters = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const addAccents = (text: string): string =>
  text.replaceAll(/[aceinouy]/giu, (letter) => accentedLetters[letters.indexOf(letter)] ?? letter);

/** Returns short words up to this total length. */
const makePadding = (length: number): string => 'úñé fóís '.repeat(length).slice(0, length).trim();

/** Returns a text with accents, a third longer and in brackets. Placeholders and tags stay. */
export function toPseudoText(text: string): string {
  // `split` puts the fixed parts at odd indexes.
  const parts = text.split(fixedPart);
  const ownText = parts.filter((_, index) => index % 2 === 0).join('');
  if (!/\p{L}/u.test(ownText)) return text;
  const accentedText = parts
    .map((part, index) => (index % 2 === 0 ? addAccents(part) : part))
    .join('');
  return `[${accentedText} ${makePadding(Math.ceil(ownText.length / 3))}]`;
}

/** Applies `toPseudoText` to all texts of a namespace. */
export function toPseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return toPseudoText(texts);
  if (Array.isArray(texts)) return texts.map(toPseudoTexts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, toPseudoTexts(value)]),
  );
}
