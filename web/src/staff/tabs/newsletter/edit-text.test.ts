import { describe, expect, it } from 'vitest';
import {
  completeLinks,
  insertLink,
  insertParagraph,
  readLink,
  type SelectedText,
  type TextEdit,
  toggleBold,
  toggleLineStyle,
  toLinkAddress,
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

const origin = 'https://club.example.org';

describe('a link of an issue’s text', () => {
  it.each([
    ['See ‹our page ›now', { start: 4, end: 12, label: 'our page', address: '' }],
    ['See ‹https://example.org›', { start: 4, end: 23, label: '', address: 'https://example.org' }],
    ['See ‹›', { start: 4, end: 4, label: '', address: '' }],
    ['See [te‹›xt](Page).', { start: 4, end: 16, label: 'text', address: 'Page' }],
    ['See ‹[text](Page)›.', { start: 4, end: 16, label: 'text', address: 'Page' }],
    ['See [text](Page)‹›.', { start: 16, end: 16, label: '', address: '' }],
  ])('is read around the selection: %s', (text, link) => {
    expect(readLink(select(text))).toEqual(link);
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    [' www.example.org/a ', 'https://www.example.org/a'],
    ['/registration?programId=U14', `${origin}/registration?programId=U14`],
    ['/program/u14', `${origin}/program/u14`],
    ['info@example.org', 'mailto:info@example.org'],
    ['Registration', undefined],
    ['/nowhere', undefined],
    ['//evil.example', undefined],
    ['https://', undefined],
    ['http://example.org', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('with the typed text %j, gets the address %j', (text, address) => {
    expect(toLinkAddress(text, origin)).toBe(address);
  });

  it('has an https address even where the site itself runs over http, on 127.0.0.1', () => {
    expect(toLinkAddress('/schedule', 'http://127.0.0.1:5000')).toBe(
      'https://localhost:5000/schedule',
    );
  });

  it('with the path of a page, written by hand, gets its address; any other stays', () => {
    expect(completeLinks('[a](/schedule) [b](/nowhere) [c](https://x.org/)', origin)).toBe(
      `[a](${origin}/schedule) [b](/nowhere) [c](https://x.org/)`,
    );
  });

  it('replaces the selection, and escapes brackets', () => {
    const link = { start: 4, end: 8, label: '', address: '' };
    const replacement = String.raw`[our \[new\] page](https://example.org/%28a%29)`;
    expect(insertLink(link, ' our [new] page ', 'https://example.org/(a)')).toEqual({
      start: 4,
      end: 8,
      replacement,
      selection: [replacement.length, replacement.length],
    });
  });
});
