/** Replaces the characters after which Word, PowerPoint and PDF files start a new line. */
const replaceLineBreaks = (text: string, replacement: string): string =>
  text.replaceAll(/[\v\f\u0085\u2028\u2029]/gu, replacement).replaceAll('\u000e', replacement);

/**
 * What Windows-1252 has from 0x80 on. Texts converted by mistake have a control character with the
 * same number instead, such as U+0092 for an apostrophe. Five numbers mean nothing.
 */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Replaces the control characters that other programs leave in a text: their line breaks, Word's
 * hyphens, and the punctuation of Windows.
 */
export const replacePastedCharacters = (text: string): string =>
  replaceLineBreaks(text, '\n')
    .replaceAll('\u001e', '-')
    .replaceAll('\u001f', '')
    .replaceAll(/[\u0080-\u009f]/gu, (character) =>
      windowsCharacters.charAt(character.charCodeAt(0) - 0x80),
    );

/** The same for a text of one line: spaces take the place of tabs and of their line breaks. */
export const replacePastedCharactersInLine = (text: string): string =>
  replacePastedCharacters(replaceLineBreaks(text, ' ').replaceAll('\t', ' '));

/** Browsers send U+FFFD for half of an emoji. */
const hiddenCharacters = /[\p{Cs}\ufffd]|[^\P{Cc}\n\r\t]/gu;

/**
 * What a form makes of an input. It also removes what nobody can see and the API refuses: other
 * control characters, and half of an emoji that a program has cut.
 */
export const cleanTypedText = (text: string): string =>
  replacePastedCharacters(text).replaceAll(hiddenCharacters, '');

/** The same for an input of one line. */
export const cleanTypedLine = (text: string): string =>
  replacePastedCharactersInLine(text).replaceAll(hiddenCharacters, '');
