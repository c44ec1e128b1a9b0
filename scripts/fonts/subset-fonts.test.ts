import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters, fontFolder, fontNames, subsetFontFile } from './subset-fonts.ts';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

describe('the committed fonts', () => {
  it.each(fontNames)('include %s, equal to what `npm run fonts` makes', async (name) => {
    const committedFont = await readFile(join(fontFolder, name));
    expect(committedFont.equals(await subsetFontFile(name))).toBe(true);
  });

  it('are cut for every character of web/src/i18n/locales, in both languages', async () => {
    const files = await readdir(locales, { recursive: true });
    const texts = await Promise.all(
      files
        .filter((name) => name.endsWith('.ts'))
        .map((name): Promise<unknown> => import(join(locales, name))),
    );
    expect(texts.length).toBeGreaterThan(30);
    const usedCharacters = new Set(JSON.stringify(texts));
    expect([...usedCharacters].filter((character) => !characters.includes(character))).toEqual([]);
  });
});
