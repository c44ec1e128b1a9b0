import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect } from 'vitest';

afterEach(() => virtual.stop());

/** The maximum number of items that a visitor reads to find something. */
const maxItems = 150;

/** Announcements of live regions can come at any time, so only `waitFor` logs them. */
const isAnnouncement = (phrase: string) => /^(?:polite|assertive):/u.test(phrase);
/** Silence, and the ends of elements, which real screen readers do not speak. */
const isUnspoken = (phrase: string) => phrase.trim() === '' || phrase.startsWith('end of ');

/** Starts a virtual screen reader on the rendered page. It logs what a visitor does and hears. */
export async function startScreenReader() {
  await virtual.start({ container: document.body });
  const lines: string[] = [];
  return {
    /** Jumps to the next element of a kind. */
    jump: async (kind: 'Heading' | 'Main' | 'Form') => {
      await virtual.perform(virtual.commands[`moveToNext${kind}`]);
      lines.push(`(next ${kind.toLowerCase()})`, await virtual.lastSpokenPhrase());
    },
    /** Reads item after item, until one contains a text. */
    readUntil: async (text: string) => {
      lines.push(`(reads on to “${text}”)`);
      for (let count = 0; count < maxItems; count += 1) {
        await virtual.clearSpokenPhraseLog();
        await virtual.next();
        const phrases = (await virtual.spokenPhraseLog()).filter(
          (phrase) => !isAnnouncement(phrase),
        );
        lines.push(...phrases.filter((phrase) => !isUnspoken(phrase)));
        if (phrases.some((phrase) => phrase.includes(text))) return;
      }
      expect(lines.at(-1), 'what was read last').toContain(text);
    },
    /** Presses the current item. */
    press: async () => {
      lines.push('(presses)');
      await virtual.clearSpokenPhraseLog();
      await virtual.act();
    },
    /** Types into the current field. */
    type: async (text: string) => {
      await virtual.type(text);
      lines.push(`(types “${text}”)`, await virtual.lastSpokenPhrase());
    },
    /** Waits until a text is heard that the visitor did not move to. */
    waitFor: async (text: string) => {
      const findPhrase = async () =>
        (await virtual.spokenPhraseLog()).find((phrase) => phrase.includes(text));
      await expect.poll(findPhrase).toBeDefined();
      lines.push('(hears)', (await findPhrase()) ?? '');
    },
    /** Compares all that was done and heard with a file. */
    expectLog: (path: string) => expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path),
  };
}
