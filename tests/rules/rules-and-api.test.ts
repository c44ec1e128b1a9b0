import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { isReadableByApi, isStoredByApi } from './stored-by-api.ts';
import { badIds, makeBadImages, badRequestTimes } from './bad-values.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import {
  hostileBooleans,
  hostileCharacters,
  hostileDays,
  makeHostileLinks,
  hostileNumbers,
  hostileTimes,
  makeHostileTexts,
  type HostileValue,
  jsonNonStrings,
} from './hostile-values.ts';
import { staffMember } from './identities.ts';
import { replaceDocument } from './operations.ts';
import { makeImageAddress } from './own-images.ts';
import { type RowCollection, rowCollections } from './queries.ts';
import { exampleDocuments, siteContent } from './site-content.ts';
import { isAllowed } from './verdicts.ts';

type HostileValuesByField = Readonly<Record<string, readonly HostileValue[]>>;

const makeTextCases = (longest: number, ...names: readonly string[]): HostileValuesByField =>
  Object.fromEntries(
    names.map((name) => [name, [...makeHostileTexts(longest), ...jsonNonStrings]]),
  );

const makeImageCases = (
  folder: 'banners' | 'carousels',
  otherFolder: string,
): readonly HostileValue[] => [
  ['no image', ''],
  ['an image', makeImageAddress({ object: `${folder}%2F${folder.slice(0, -1)}_1.png` })],
  ...makeBadImages(folder, folder.slice(0, -1), otherFolder),
  ...makeHostileTexts(limits.imageURL).filter(([, value]) => value !== ''),
];

/** Every field that staff may write, except instants, with its hostile values. */
const hostileValues: Readonly<Record<RowCollection, HostileValuesByField>> = {
  notes: {
    ...makeTextCases(limits.note, 'note_fr'),
    note: [...makeHostileTexts(limits.note, hostileCharacters), ...jsonNonStrings],
    buttonDisplay: hostileBooleans,
    num: hostileNumbers,
  },
  programs: {
    ...makeTextCases(limits.programText, 'schedule', 'schedule_fr', 'current_session'),
    ...makeTextCases(limits.programText, 'current_session_fr', 'cost', 'cost_fr'),
    id: [['the stored id', 'U15'], ...badIds],
    registerDisplay: hostileBooleans,
  },
  carousels: {
    ...makeTextCases(limits.alt, 'alt', 'alt_fr'),
    ...makeTextCases(limits.caption, 'caption', 'caption_fr'),
    link: [...makeHostileLinks(limits.link), ...jsonNonStrings],
    num: hostileNumbers,
    imageURL: makeImageCases('carousels', 'banners'),
  },
  banners: {
    ...makeTextCases(limits.eventTitle, 'eventTitle', 'eventTitle_fr'),
    num: hostileNumbers,
    link: [...makeHostileLinks(limits.link), ...jsonNonStrings],
    imageURL: makeImageCases('banners', 'carousels'),
    bannerDisplay: hostileBooleans,
    eventDate: [...hostileDays, ...jsonNonStrings],
    eventTime: [...hostileTimes, ...jsonNonStrings],
  },
};

const testBed = new FirestoreTestBed({
  notes: siteContent.notes,
  programs: siteContent.programs,
  carousels: siteContent.carousels,
  banners: siteContent.banners,
});

/** Saves the example document with changed fields. Returns whether the rules allow it. */
const isAcceptedByRules = (
  name: RowCollection,
  changedFields: Readonly<Record<string, unknown>>,
) => {
  const { id, make } = exampleDocuments[name];
  const row = make({ updatedAt: serverTimestamp(), ...changedFields });
  return isAllowed(replaceDocument(testBed.as(staffMember), name, id, row));
};

// The valid documents have all fields, so this test finds one that the table lacks.
it.each(rowCollections)(
  '%s: every field is in the table, except instants and the server’s fields',
  (name) => {
    const fieldNames = Object.keys(exampleDocuments[name].make());
    const excludedFields = ['updatedAt', 'consentAt', 'showFrom', 'showUntil', 'displayPlanned'];
    expect(Object.keys(hostileValues[name]).toSorted()).toEqual(
      fieldNames.filter((field) => !excludedFields.includes(field)).toSorted(),
    );
  },
);

describe.each(rowCollections)('the rules and the API on %s', (name) => {
  describe.each(Object.entries(hostileValues[name]))('%s', (field, values) => {
    it.each(values)('decide alike about %s', async (_title, value) => {
      const isStored = isStoredByApi(name, field, value);
      expect(await isAcceptedByRules(name, { [field]: value })).toBe(isStored);
      if (isStored) expect(isReadableByApi(name, field, value)).toBe(true);
    });
  });
});

const storedInstant = Timestamp.fromDate(new Date('2026-10-05T14:30:00.000Z'));
const instants: readonly HostileValue[] = [
  ...badRequestTimes,
  ['an empty string', ''],
  ['a boolean', true],
  ['the stored instant', storedInstant],
];

/** Converts a stored instant to a value of the API. */
const toApiValue = (value: unknown) =>
  value instanceof Timestamp ? value.toDate().toISOString() : value;

// The rules on instants may be stricter than the API, so this tests one direction only.
describe.each([
  ['notes', 'updatedAt'],
  ['programs', 'updatedAt'],
  ['carousels', 'updatedAt'],
  ['carousels', 'consentAt'],
  ['banners', 'updatedAt'],
  ['banners', 'consentAt'],
  ['banners', 'showFrom'],
  ['banners', 'showUntil'],
] as const)('the rules on %s.%s', (name, field) => {
  it.each(instants)('accept nothing that the API cannot read: %s', async (_title, value) => {
    const isAccepted = await isAcceptedByRules(name, { [field]: value });
    expect(isAccepted && !isReadableByApi(name, field, toApiValue(value))).toBe(false);
  });
});
