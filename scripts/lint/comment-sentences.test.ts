import { expect, it } from 'vitest';
import { listCommentSentences, listSentences } from './comment-sentences.ts';

/** The limits for our comments: 10 words on average, and 1 % of the sentences above 25. */
const limits = { averageWords: 10, longShare: 0.01 };
const longSentenceWords = 25;

/** `COMMENTS_IN=web/src npx vitest --project tools …` checks one folder. */
const sentences = listCommentSentences(process.env['COMMENTS_IN']);
const describeLongest = () =>
  sentences
    .toSorted((a, b) => b.wordCount - a.wordCount)
    .slice(0, 10)
    .map(({ place, wordCount, text }) => `${place} (${wordCount} words) ${text}`)
    .join('\n');

it('keeps the sentences of comments short on average', () => {
  const totalWords = sentences.reduce((sum, sentence) => sum + sentence.wordCount, 0);
  const average = totalWords / sentences.length;
  const message = `${average.toFixed(2)} words on average in ${sentences.length} sentences. The longest:\n${describeLongest()}\n`;
  expect(average, message).toBeLessThanOrEqual(limits.averageWords);
});

it('keeps long sentences in comments rare', () => {
  const longSentences = sentences.filter(({ wordCount }) => wordCount > longSentenceWords);
  const message = `${longSentences.length} of ${sentences.length} sentences are longer than ${longSentenceWords} words. The longest:\n${describeLongest()}\n`;
  expect(longSentences.length / sentences.length, message).toBeLessThanOrEqual(limits.longShare);
});

const listWordCounts = (source: string) =>
  listSentences('a.tsx', source).map(({ wordCount }) => wordCount);

it('counts the words of each sentence, not symbols', () => {
  expect(listWordCounts('/** Two words. And → three more? `ages`: two. */')).toEqual([2, 3, 2]);
});

it('reads line comments that follow each other as one comment', () => {
  expect(listWordCounts('// One sentence\n// on two lines.\n\n// Another.')).toEqual([5, 1]);
});

it('separates paragraphs, list items and tags', () => {
  expect(
    listWordCounts('/**\n * Title\n *\n * - one item\n *   of four\n * @param to whom\n */'),
  ).toEqual([1, 4, 3]);
});

it('skips directives, strings and the text of elements', () => {
  const source =
    "// eslint-disable-next-line no-eval\nconst a = <p title='// no'>// no</p>;\n// @ts-expect-error";
  expect(listWordCounts(source)).toEqual([]);
});

it('names the file and the line where the comment of a sentence begins', () => {
  expect(listSentences('a.ts', 'f();\n\n// Here.')).toEqual([
    { place: 'a.ts:3', text: 'Here.', wordCount: 1 },
  ]);
});
