import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../../emulators/project.ts';
import { listSources } from './list-sources.ts';

interface CommentSentence {
  /** The file and the line where its comment begins. */
  place: string;
  text: string;
  wordCount: number;
}

/** A sentence does not end before a lower-case word, so not after "e.g.". */
const betweenSentences = /(?<=[.!?][)"'”]?)\s+(?![a-z])/u;
const directive = /^\s*(?:eslint|prettier-|@ts-|@vitest|\/ ?<|[#@]__)/u;

/** A word has a letter or a digit. An arrow or a dash is not a word. */
export const countWords = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** The paragraphs, list items and tags of a comment, each on one line. */
const splitParagraphs = (comment: string) =>
  comment
    .replaceAll(/^[ \t]*\*+[ \t]?/gmu, '')
    .split(/\n\s*\n|\n\s*(?=[-*] |\d+\. |@\w)/u)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim());

const getLine = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The comments of a source text. Consecutive line comments are one. */
function listComments(file: string, source: string) {
  const comments: { line: number; end: number; text: string; type: string }[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    if (directive.test(value)) continue;
    const last = comments.at(-1);
    if (
      type === 'Line' &&
      last?.type === type &&
      /^\n[ \t]*$/u.test(source.slice(last.end, start))
    ) {
      last.text += `\n${value}`;
      last.end = end;
    } else comments.push({ line: getLine(source, start), end, text: value, type });
  }
  return comments;
}

/** The sentences of the comments of a source text. */
export function listSentences(file: string, source: string): CommentSentence[] {
  return listComments(file, source).flatMap(({ line, text }) =>
    splitParagraphs(text)
      .flatMap((paragraph) => paragraph.split(betweenSentences))
      .map((sentence) => ({
        place: `${file}:${line}`,
        text: sentence,
        wordCount: countWords(sentence),
      }))
      .filter(({ wordCount }) => wordCount > 0),
  );
}

/** The sentences of the comments in our TypeScript, or in one folder's. */
export const listCommentSentences = (folder = '.') =>
  listSources(folder).flatMap((file) =>
    listSentences(file, readFileSync(join(root, file), 'utf8')),
  );
