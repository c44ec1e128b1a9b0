import { describe, expect, it } from 'vitest';
import {
  insertParagraph,
  type SelectedText,
  type TextEdit,
  toggleBold,
  toggleLineStyle,
} from './edit-text.ts';

/** Reads a text whose selection is between `‹` and `›`. */
function select(markedText: string): SelectedText {
  const start = markedText.indexOf('‹');
  return { text: markedText.replace(/[‹›]/gu, ''), start, end: markedText.indexOf('›') - 1 };
}

/** Applies a change, and marks the new selection. */
function apply({ text }: SelectedText, { start, end, replacement, selection }: TextEdit): string {
  const [from, to] = selection;
  const content = `${replacement.slice(0, from)}‹${replacement.slice(from, to)}›${replacement.slice(to)}`;
  return text.slice(0, start) + content + text.slice(end);
}

describe('the toolbar', () => {
  it.each([
    ['Bring ‹water› today', 'Bring **‹water›** today'],
    ['Bring ‹water ›today', 'Bring **‹water›** today'],
    ['Bring **‹water›** today', 'Bring ‹water› today'],
    ['Bring ‹**water**› today', 'Bring ‹water› today'],
    ['Bring ‹›', 'Bring **‹text›**'],
  ])('toggles bold: %s', (before, after) => {
    expect(apply(select(before), toggleBold(select(before), 'text'))).toBe(after);
  });

  it.each([
    ['heading', 'One\nT‹›wo\nThree', 'One\n## Two‹›\nThree'],
    ['heading', '## T‹›wo', 'Two‹›'],
    ['subheading', '## T‹›wo', '### Two‹›'],
    ['bulleted-list', 'O‹ne\n\nTw›o', '‹- One\n\n- Two›'],
    ['bulleted-list', '‹- One\n- Two›', '‹One\nTwo›'],
    ['numbered-list', '‹- One\n- Two›', '‹1. One\n2. Two›'],
    ['bulleted-list', '‹›', '- ‹›'],
    ['bulleted-list', '‹›\nTwo', '- ‹›\nTwo'],
  ] as const)('gives selected lines the style %s, or removes it: %s', (style, before, after) => {
    expect(apply(select(before), toggleLineStyle(select(before), style))).toBe(after);
  });

  it.each([
    ['‹›', '[photo]\n‹›'],
    ['One\nT‹›wo\nThree', 'One\nTwo\n\n[photo]\n‹›\nThree'],
  ])('inserts the mark of the photo as a paragraph: %s', (before, after) => {
    expect(apply(select(before), insertParagraph(select(before), '[photo]'))).toBe(after);
  });
});
