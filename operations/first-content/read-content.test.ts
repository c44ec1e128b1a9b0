import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { contentFolder, readContent } from './read-content.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-content-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a string in a file. */
function edit(file: string, text: string, replacement: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, replacement));
}

const readFaults = () =>
  readContent(demo, folder).then(
    () => [],
    (error: unknown) => (error as Error).message.split('\n'),
  );

it('reads the club’s content, and the path of each picture’s artwork', async () => {
  const { rows, pictures, artworkPaths } = await readContent(demo);
  expect(rows.banners[0]?.imageURL).toContain('banners%2Fbanner_banner-1_');
  expect(pictures.map(({ id }) => artworkPaths.get(id))).toEqual(
    pictures.map(({ id, folder: collection }) =>
      join(
        contentFolder,
        ['coaches', 'gyms'].includes(collection) ? `../artwork/images/${collection}` : 'artwork',
        `${id}.svg`,
      ),
    ),
  );
});

it('names file, row and field of all faults at once', async () => {
  edit(
    'programs.ts',
    "cost: '$1,250 for the season: $450 when you register, $400 on November 15 and $400 on February 15'",
    'cost: 7',
  );
  edit('banners.ts', 'https://example.org/selections', 'http://example.org/x');
  edit('notes.ts', 'buttonDisplay: true', 'buttonDispaly: true');
  expect(await readFaults()).toEqual([
    `club/first-content/banners.ts, row 1 (banner-1): link must be an address that begins with https://.`,
    `club/first-content/notes.ts, row 1 (note-1): buttonDisplay is missing.`,
    `club/first-content/notes.ts, row 1 (note-1): buttonDispaly is not a field.`,
    `club/first-content/programs.ts, row 1 (U17): cost must be a text in quotes.`,
    'Nothing was written.',
  ]);
});

it.each([
  ['a comma is missing', 'banners.ts', "id: 'banner-1',", "id: 'banner-1'", 'line 7: '],
  [
    'an id is used twice',
    'carousels.ts',
    "'carousel-2'",
    "'carousel-1'",
    'id is another row’s as well',
  ],
  [
    'a program has no row',
    'programs.ts',
    "id: 'DEV1'",
    "id: 'DEV9'",
    'the program DEV1 is missing',
  ],
  [
    'a banner’s time is in a far year',
    'banners.ts',
    "id: 'banner-1',",
    "id: 'banner-1', showFrom: '2126-11-02T14:05:00.000Z',",
    'showFrom must be an instant of the years 2000 to 2099',
  ],
  ['a list is renamed', 'notes.ts', 'export const notes', 'export const texts', '= [" is missing'],
])('names the file in which %s', async (_, file, text, replacement, sentence) => {
  edit(file, text, replacement);
  const faults = (await readFaults()).join('\n');
  expect(faults).toContain(`club/first-content/${file}`);
  expect(faults).toContain(sentence);
});

it('requires exactly one artwork file for each picture, of a type that the upload accepts', async () => {
  rmSync(join(folder, 'artwork/banner-1.svg'));
  writeFileSync(join(folder, 'artwork/banner-2.png'), 'text');
  rmSync(join(folder, 'artwork/carousel-1.svg'));
  writeFileSync(join(folder, 'artwork/carousel-1.jpg'), 'text');
  expect(await readFaults()).toEqual([
    'club/first-content/artwork/banner-1.svg, .png or .jpg is missing.',
    'club/first-content/artwork/banner-2 is there as two files: remove one.',
    'club/first-content/artwork/carousel-1.jpg: unsupported-image-type.',
    'Nothing was written.',
  ]);
});
