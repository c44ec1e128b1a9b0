import { getContentType, imageCollections } from '@club/domain/content/content-types';
import { listImageVariants } from '@club/domain/images/image-variants';
import { listTeamProgramIds, teams } from '@club/domain/team';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { makeDemoImageAddress } from './image-address.ts';
import { demoAccounts } from './accounts.ts';
import { renderCachedPicture } from '../../environments/first-content/picture-cache.ts';
import {
  artworkFolder,
  listArtwork,
  listVariants,
} from '../../environments/first-content/pictures.ts';
import { clubContent, contentCollections } from '../../environments/first-content/sources.ts';
import { demoContent, demoPictures } from './content.ts';

const { programs, banners, carousels } = demoContent;
const programIds = teams.flatMap(({ id }) => listTeamProgramIds(id));
const imageRows = imageCollections.flatMap((name) => [...demoContent[name]]);

it.each(contentCollections)('has all %s of the club’s file, which are valid', (name) => {
  const rows = demoContent[name];
  expect(rows.map(({ _id }) => _id)).toEqual(
    clubContent[name].map((row) => (row as { id: string }).id),
  );
  expect(rows).not.toEqual([]);
  for (const row of rows) expect(v.parse(getContentType(name).rowSchema, row)).toEqual(row);
});

/** Every French text with its English text. */
const translatedTexts = Object.values(demoContent)
  .flat()
  .flatMap((row) =>
    Object.entries(row)
      .filter(([key]) => key.endsWith('_fr'))
      .map(([key, french]) => ({
        where: `${row._id} ${key}`,
        french: String(french),
        english: String(Object.entries(row).find(([name]) => `${name}_fr` === key)?.[1]),
      })),
  );

it('has every text in both languages, and translated', () => {
  expect(translatedTexts).toHaveLength(programIds.length * 3 + 3 + 5 * 2 + 4 * 2 + 3 * 3 + 1);
  for (const { french, english, where } of translatedTexts) {
    expect(french, where).not.toBe('');
    expect(english, where).not.toBe('');
    expect(french, where).not.toBe(english);
  }
});

it('has no-break spaces and typographic apostrophes in French, as in Québec', () => {
  for (const { french, where } of translatedTexts) {
    expect(french, where).not.toMatch(/ [:;!?»$]|« |\d h\b|\bh \d|\d \d{3}\b/);
    expect(french, where).not.toMatch(/\S:(?=\s|$)(?<!\u00a0.)/);
    // Québec usage: no space of any kind before ; ! ?
    expect(french, where).not.toMatch(/\s[;!?]/);
    expect(french, where).not.toMatch(/['"]/);
  }
});

it('has each program of every team, with the id of its document in `id` too', () => {
  expect(programs.map(({ id }) => id)).toEqual(programIds);
  for (const { _id, id } of programs) expect(_id).toBe(id);
});

it.each([
  ['U17', true],
  ['DEV1', true],
  ['DEV2', false],
])('opens registrations for %s: %s, as the browser tests expect', (program, isOpen) => {
  expect(programs.find(({ id }) => id === program)?.registerDisplay).toBe(isOpen);
});

it('shows the first two banners, and hides the third', () => {
  expect(banners.map(({ bannerDisplay }) => bannerDisplay)).toEqual([true, true, false]);
});

it('has one carousel item without a consent', () => {
  expect(carousels.filter(({ consentAt }) => consentAt === null)).toHaveLength(1);
});

it.each(imageCollections)('numbers the %s from 1 without a gap', (name) => {
  const rows: readonly { readonly num: number }[] = demoContent[name];
  expect(rows.map(({ num }) => num)).toEqual(rows.map((__, index) => index + 1));
});

it('renders every variant of each row’s image, below 150 kB', async () => {
  expect(demoPictures.map(({ id }) => id)).toEqual(imageRows.map(({ _id }) => _id));
  for (const picture of demoPictures) {
    const row = imageRows.find(({ _id }) => _id === picture.id);
    const addresses = listImageVariants(row?.imageURL ?? '').flatMap(({ avif, fallback }) => [
      fallback,
      avif,
    ]);
    const variants = listVariants(picture);
    expect(addresses).toEqual(variants.map(({ objectPath }) => makeDemoImageAddress(objectPath)));
    const [artworkPath = ''] = listArtwork(artworkFolder, picture.id);
    for (const [index, { length }] of (await renderCachedPicture(picture, artworkPath)).entries()) {
      expect(length, variants[index]?.objectPath).toBeLessThan(150_000);
    }
  }
});

it('gives every member of staff and one outsider a name and an address of their own', () => {
  expect(demoAccounts.map(({ email, isStaff }) => ({ email, isStaff }))).toEqual([
    ...demo.staff.map((email) => ({ email, isStaff: true })),
    { email: 'outsider@example.org', isStaff: false },
  ]);
  expect(new Set(demoAccounts.map(({ displayName }) => displayName)).size).toBe(
    demoAccounts.length,
  );
  for (const { displayName } of demoAccounts) expect(displayName).toMatch(/^\S+ \S+ \(démo\)$/);
});
