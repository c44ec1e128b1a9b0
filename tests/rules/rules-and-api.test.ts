import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { apiReads, apiStores } from './api-verdict.ts';
import { badId, badImage, badUpdatedAt } from './bad-values.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import {
  hostileBooleans,
  hostileCharacters,
  hostileLinks,
  hostileNumbers,
  hostileTexts,
  type HostileValue,
  notTexts,
} from './hostile-values.ts';
import { aMemberOfStaff } from './identities.ts';
import { replace } from './operations.ts';
import { makeImageAddress } from './own-images.ts';
import { type ContentName, contentNames } from './queries.ts';
import { content, siteContent } from './site-content.ts';
import { isAllowed } from './verdicts.ts';

type Fields = Readonly<Record<string, readonly HostileValue[]>>;

const textsOf = (longest: number, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, [...hostileTexts(longest), ...notTexts]]));

const imagesOf = (folder: 'banners' | 'carousels', other: string): readonly HostileValue[] => [
  ['no image', ''],
  ['an image', makeImageAddress({ object: `${folder}%2F${folder.slice(0, -1)}_1.png` })],
  ...badImage(folder, folder.slice(0, -1), other),
  ...hostileTexts(limits.imageURL).filter(([, value]) => value !== ''),
];

/** Every field that staff may write, and what it is held against. */
const fields: Readonly<Record<ContentName, Fields>> = {
  notes: {
    ...textsOf(limits.note, 'note_fr'),
    note: [...hostileTexts(limits.note, hostileCharacters), ...notTexts],
    buttonDisplay: hostileBooleans,
  },
  programs: {
    ...textsOf(limits.programText, 'schedule', 'schedule_fr', 'current_session'),
    ...textsOf(limits.programText, 'current_session_fr', 'cost', 'cost_fr'),
    id: [['its own', 'U15'], ...badId],
    registerDisplay: hostileBooleans,
  },
  carousels: {
    ...textsOf(limits.alt, 'alt', 'alt_fr'),
    num: hostileNumbers,
    imageURL: imagesOf('carousels', 'banners'),
  },
  banners: {
    ...textsOf(limits.eventTitle, 'eventTitle', 'eventTitle_fr'),
    num: hostileNumbers,
    link: [...hostileLinks(limits.link), ...notTexts],
    imageURL: imagesOf('banners', 'carousels'),
    bannerDisplay: hostileBooleans,
  },
};

const testBed = new FirestoreTestBed({
  notes: siteContent.notes,
  programs: siteContent.programs,
  carousels: siteContent.carousels,
  banners: siteContent.banners,
});

const isTaken = (name: ContentName, changed: Readonly<Record<string, unknown>>) => {
  const { id, make } = content[name];
  const row = make({ updatedAt: serverTimestamp(), ...changed });
  return isAllowed(replace(testBed.as(aMemberOfStaff), name, id, row));
};

// Before a field can be forgotten here: the schema knows them all.
it.each(contentNames)('%s: every field is in the table', (name) => {
  const known = Object.keys(content[name].make());
  const apart = ['updatedAt', 'consentAt'];
  expect(Object.keys(fields[name]).toSorted()).toEqual(
    known.filter((field) => !apart.includes(field)).toSorted(),
  );
});

describe.each(contentNames)('the rules and the API on %s', (name) => {
  describe.each(Object.entries(fields[name]))('%s', (field, values) => {
    it.each(values)('agree about %s', async (_what, value) => {
      const verdict = apiStores(name, field, value);
      expect(await isTaken(name, { [field]: value })).toBe(verdict);
      if (verdict) expect(apiReads(name, field, value)).toBe(true);
    });
  });
});

const stored = Timestamp.fromDate(new Date('2026-10-05T14:30:00.000Z'));
const instants: readonly HostileValue[] = [
  ...badUpdatedAt,
  ['no text', ''],
  ['a boolean', true],
  ['the stored instant', stored],
];

/** An instant as the API reads it. */
const asRead = (value: unknown) =>
  value instanceof Timestamp ? value.toDate().toISOString() : value;

// The API alone writes instants, so their rules may only be the stricter ones.
describe.each([
  ['notes', 'updatedAt'],
  ['programs', 'updatedAt'],
  ['carousels', 'updatedAt'],
  ['carousels', 'consentAt'],
  ['banners', 'updatedAt'],
  ['banners', 'consentAt'],
] as const)('the rules on %s.%s', (name, field) => {
  it.each(instants)('take nothing that the API cannot read: %s', async (_what, value) => {
    const isWritten = await isTaken(name, { [field]: value });
    expect(isWritten && !apiReads(name, field, asRead(value))).toBe(false);
  });
});
