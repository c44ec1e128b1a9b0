import { limits } from '@club/domain/limits';

/** A text and the part of it that is selected. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A change of a text: what replaces a part of it, and what is selected afterwards. */
export interface TextEdit extends Pick<SelectedText, 'start' | 'end'> {
  readonly replacement: string;
  /** The new selection, counted from the beginning of the replacement. */
  readonly selection: readonly [start: number, end: number];
}

/** Whether a text has room for an edit. */
export const hasRoomFor = (text: string, { start, end, replacement }: TextEdit): boolean =>
  text.length - (end - start) + replacement.length <= limits.issueText;

/** The selection without spaces at its ends, as Markdown requires around bold text. */
function trimSelection({ text, start, end }: SelectedText): SelectedText {
  const selectedText = text.slice(start, end);
  const trimmedStart = start + selectedText.length - selectedText.trimStart().length;
  return { text, start: trimmedStart, end: trimmedStart + selectedText.trim().length };
}

/**
 * Makes the selection bold, or plain if it is bold already. If nothing is selected, inserts the
 * placeholder in bold.
 */
export function toggleBold(selected: SelectedText, placeholder: string): TextEdit {
  const { text, start, end } = trimSelection(selected);
  const content = text.slice(start, end);
  if (/^\*\*[^]+\*\*$/u.test(content)) {
    const replacement = content.slice(2, -2);
    return { start, end, replacement, selection: [0, replacement.length] };
  }
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**' && content !== '')
    return { start: start - 2, end: end + 2, replacement: content, selection: [0, content.length] };
  const boldText = content === '' ? placeholder : content;
  return { start, end, replacement: `**${boldText}**`, selection: [2, 2 + boldText.length] };
}

export type LineStyle = 'heading' | 'subheading' | 'bulleted-list' | 'numbered-list';

const anyLinePrefix = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] )/u;
const linePrefixes: Readonly<Record<LineStyle, RegExp>> = {
  heading: /^## /u,
  subheading: /^### /u,
  'bulleted-list': /^[-*+] /u,
  'numbered-list': /^\d{1,9}[.)] /u,
};

function makePrefix(style: LineStyle, index: number): string {
  switch (style) {
    case 'heading':
      return '## ';
    case 'subheading':
      return '### ';
    case 'bulleted-list':
      return '- ';
    case 'numbered-list':
      return `${index + 1}. `;
  }
}

/** Gives the selected lines a style, or removes it if all have it. */
export function toggleLineStyle({ text, start, end }: SelectedText, style: LineStyle): TextEdit {
  const lineStart = text.slice(0, start).lastIndexOf('\n') + 1;
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(lineStart, lineEnd).split('\n');
  const isEmptyLine = lines.length === 1 && lines[0] === '';
  const isStyled =
    !isEmptyLine && lines.every((line) => line === '' || linePrefixes[style].test(line));
  let index = -1;
  const replacement = lines
    .map((line) => {
      if (line === '' && !isEmptyLine) return line;
      index += 1;
      const bareLine = line.replace(anyLinePrefix, '');
      return isStyled ? bareLine : `${makePrefix(style, index)}${bareLine}`;
    })
    .join('\n');
  const selectionStart = start === end ? replacement.length : 0;
  return {
    start: lineStart,
    end: lineEnd,
    replacement,
    selection: [selectionStart, replacement.length],
  };
}

/** Inserts a paragraph after the line where the selection ends. */
export function insertParagraph({ text, end }: SelectedText, paragraph: string): TextEdit {
  const nextBreak = text.indexOf('\n', end);
  const position = nextBreak === -1 ? text.length : nextBreak;
  const replacement = `${position === 0 ? '' : '\n\n'}${paragraph}\n`;
  return {
    start: position,
    end: position,
    replacement,
    selection: [replacement.length, replacement.length],
  };
}
