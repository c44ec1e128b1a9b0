import type { Locale } from '@club/domain/locale';
import { pictureMark } from '@club/domain/issue/parse-blocks';
import {
  insertParagraph,
  type SelectedText,
  type TextEdit,
  toggleBold,
  toggleLineStyle,
} from './edit-text.ts';

interface TextTool {
  readonly name: 'heading' | 'subheading' | 'bold' | 'link' | 'list' | 'numbers' | 'photo';
  /**
   * The key to press with Ctrl, or Command on a Mac. Not with Ctrl and Alt, which type `@` on a
   * French keyboard.
   */
  readonly key: string;
  readonly hasShift: boolean;
  /**
   * Undefined for a link, which has a dialog. `placeholder` becomes bold if nothing is selected.
   */
  readonly edit: ((selected: SelectedText, placeholder: string) => TextEdit) | undefined;
}

/** The tools above an issue's text. */
export const textTools: readonly TextTool[] = [
  {
    name: 'heading',
    key: '2',
    hasShift: true,
    edit: (selected) => toggleLineStyle(selected, 'heading'),
  },
  {
    name: 'subheading',
    key: '3',
    hasShift: true,
    edit: (selected) => toggleLineStyle(selected, 'subheading'),
  },
  { name: 'bold', key: 'B', hasShift: false, edit: toggleBold },
  { name: 'link', key: 'K', hasShift: false, edit: undefined },
  {
    name: 'list',
    key: '8',
    hasShift: true,
    edit: (selected) => toggleLineStyle(selected, 'list'),
  },
  {
    name: 'numbers',
    key: '7',
    hasShift: true,
    edit: (selected) => toggleLineStyle(selected, 'numbers'),
  },
  {
    name: 'photo',
    key: '9',
    hasShift: true,
    edit: (selected) => insertParagraph(selected, pictureMark),
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
export function findTool(pressed: PressedKey): TextTool | undefined {
  if (!(pressed.ctrlKey || pressed.metaKey) || pressed.altKey) return undefined;
  return textTools.find(
    ({ key, hasShift }) =>
      hasShift === pressed.shiftKey && [`Key${key}`, `Digit${key}`].includes(pressed.code),
  );
}
