import type { Locale } from '@club/domain/locale';
import { pictureMark } from '@club/domain/issue/parse-blocks';
import {
  insertParagraph,
  type LineStyle,
  type SelectedText,
  type TextEdit,
  toggleBold,
  toggleLineStyle,
} from './edit-text.ts';

interface TextTool {
  readonly name: LineStyle | 'bold' | 'link' | 'photo';
  /**
   * The key to press with Ctrl, or Command on a Mac. No shortcut uses Alt, because Ctrl and Alt
   * type `@` on a French keyboard.
   */
  readonly key: string;
  /** Whether Shift is pressed too. */
  readonly hasShift: boolean;
  /**
   * Makes the change of the text; undefined for a link, which has a dialog. Only the bold tool uses
   * `placeholder`: it becomes the bold text if nothing is selected.
   */
  readonly makeEdit: ((selected: SelectedText, placeholder: string) => TextEdit) | undefined;
}

/** The tools above an issue's text. */
export const textTools: readonly TextTool[] = [
  {
    name: 'heading',
    key: '2',
    hasShift: true,
    makeEdit: (selected) => toggleLineStyle(selected, 'heading'),
  },
  {
    name: 'subheading',
    key: '3',
    hasShift: true,
    makeEdit: (selected) => toggleLineStyle(selected, 'subheading'),
  },
  { name: 'bold', key: 'B', hasShift: false, makeEdit: toggleBold },
  { name: 'link', key: 'K', hasShift: false, makeEdit: undefined },
  {
    name: 'bulleted-list',
    key: '8',
    hasShift: true,
    makeEdit: (selected) => toggleLineStyle(selected, 'bulleted-list'),
  },
  {
    name: 'numbered-list',
    key: '7',
    hasShift: true,
    makeEdit: (selected) => toggleLineStyle(selected, 'numbered-list'),
  },
  {
    name: 'photo',
    key: '9',
    hasShift: true,
    makeEdit: (selected) => insertParagraph(selected, pictureMark),
  },
];

/** The placeholder of bold text, in the language of the text. */
export const boldPlaceholders: Readonly<Record<Locale, string>> = { fr: 'texte', en: 'text' };

interface PressedKey {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Finds the tool of a keyboard shortcut. It compares the key's code, because its character depends
 * on Shift and the layout.
 */
export function findTool(pressedKey: PressedKey): TextTool | undefined {
  if (!(pressedKey.ctrlKey || pressedKey.metaKey) || pressedKey.altKey) return undefined;
  return textTools.find(
    ({ key, hasShift }) =>
      hasShift === pressedKey.shiftKey && [`Key${key}`, `Digit${key}`].includes(pressedKey.code),
  );
}
