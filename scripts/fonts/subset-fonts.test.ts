import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections } from '../../web/src/i18n/sections.ts';
import { characters, fontFolder, fontNames, subset } from './subset-fonts.ts';

describe('the fonts of the site', () => {
  it.each(fontNames)('hold %s as `npm run fonts` makes it', async (name) => {
    const committedFont = await readFile(join(fontFolder, name));
    expect(committedFont.equals(await subset(name))).toBe(true);
  });

  it('have every character of the texts, in both languages', async () => {
    const loads = [sections.fr, sections.en].flatMap((locale) => Object.values(locale));
    const texts = await Promise.all(loads.map((load) => load()));
    const usedCharacters = new Set(JSON.stringify(texts));
    expect([...usedCharacters].filter((character) => !characters.includes(character))).toEqual([]);
  });
});
