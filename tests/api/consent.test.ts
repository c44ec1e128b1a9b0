import type { HistoryEntry } from '@club/domain/history';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getFixture, restoreEntry, RowTestBed } from './collection-fixtures.ts';
import type { ApiResponse } from './http.ts';

const savedRowSchema = v.looseObject({
  imageURL: v.string(),
  consentAt: v.nullable(v.string()),
  updatedAt: v.string(),
});
const parseRow = ({ status, json }: ApiResponse) => {
  expect(status).toBe(200);
  return v.parse(savedRowSchema, json);
};
const withdrawn = { status: 409, json: { error: 'consent-withdrawn' } };

describe.each(['banners', 'carousels'] as const)('the people in an image of %s', (collection) => {
  const row = new RowTestBed(getFixture(collection), 'consent');
  const otherImage = makeDemoImageAddress(
    `${collection}/${collection.slice(0, -1)}_y_20261005143000.png`,
  );
  const { imageURL } = row.fixture.makeEdit('consent');
  const save = async (fields: object = {}) => parseRow(await row.save(fields));
  const consent = () => save({ consentOnFile: true });
  /** The fields that withdraw the consent. A carousel row must then hide its image. */
  const withdrawal = { ...(collection === 'carousels' && { imageURL: '' }), consentOnFile: false };

  /** Finds the oldest entry whose `before` has the image, with or without consent. */
  const findEntryId = async ({ hadConsent }: { hadConsent: boolean }) => {
    const isMatch = ({ before }: HistoryEntry) =>
      'consentAt' in before &&
      before.imageURL === imageURL &&
      (before.consentAt !== null) === hadConsent;
    return (await row.listHistory()).findLast(isMatch)?._id;
  };
  const restoreNewest = async () => parseRow(await restoreEntry((await row.listHistory())[0]?._id));

  beforeEach(() => save());

  it('have consented at the instant of the first save with consent', async () => {
    const rowWithConsent = await consent();
    expect(rowWithConsent.consentAt).toBe(rowWithConsent.updatedAt);
    expect((await consent()).consentAt).toBe(rowWithConsent.consentAt);
    // The body in the specification has no `consentOnFile`.
    expect((await save()).consentAt).toBe(rowWithConsent.consentAt);
    expect((await save(withdrawal)).consentAt).toBeNull();
  });

  it('have not consented to another image of the same row until staff save that consent', async () => {
    await consent();
    expect((await save({ imageURL: otherImage })).consentAt).toBeNull();
    const rowWithConsent = await save({ imageURL: otherImage, consentOnFile: true });
    expect(rowWithConsent.consentAt).toBe(rowWithConsent.updatedAt);
  });

  it.each([
    ['hidden', { imageURL: '', consentOnFile: true }],
    ['hidden by a body without consentOnFile', { imageURL: '' }],
    ['replaced', { imageURL: otherImage, consentOnFile: false }],
  ])('keep their consent date when the image is %s and then restored', async (_, changes) => {
    const { consentAt } = await consent();
    await save(changes);
    // An undo sends the earlier values of the row.
    expect((await consent()).consentAt).toBe(consentAt);
    await save(changes);
    expect((await restoreNewest()).consentAt).toBe(consentAt);
    // Each of these calls undoes the restore before it.
    expect((await restoreNewest()).imageURL).toBe(changes.imageURL);
    expect(await restoreNewest()).toMatchObject({ consentAt, imageURL });
  });

  it.each([
    ['in a save before the one that hid the image', [withdrawal, { imageURL: '' }]],
    ['in the save that hid the image', [{ imageURL: '', consentOnFile: false }]],
    [
      'while the image was hidden',
      [
        { imageURL: '', consentOnFile: true },
        { imageURL: '', consentOnFile: false },
      ],
    ],
    ['before the image was replaced', [withdrawal, { imageURL: otherImage }]],
  ])('who withdrew consent %s have not consented after an attempted restore', async (_, steps) => {
    await consent();
    for (const step of steps) await save(step);
    const response = await restoreEntry(await findEntryId({ hadConsent: true }));
    // The restore of a carousel item would show the image. A banner stays hidden.
    expect(response).toMatchObject(
      collection === 'carousels' ? withdrawn : { status: 200, json: { consentAt: null, imageURL } },
    );
  });

  it('have the newer date of consent after a restore of an older version', async () => {
    await consent();
    await save(withdrawal);
    const { consentAt } = await consent();
    const restored = await restoreEntry(await findEntryId({ hadConsent: false }));
    expect(parseRow(restored).consentAt).toBe(consentAt);
  });

  it('who withdrew consent are not shown until they consent again', async () => {
    const displayed = collection === 'banners' ? { bannerDisplay: true } : {};
    await consent();
    await save(withdrawal);
    expect(await row.save(displayed)).toMatchObject(withdrawn);
    expect(await row.save({ ...displayed, consentOnFile: false })).toMatchObject(withdrawn);
    expect((await row.save({ ...displayed, consentOnFile: true })).status).toBe(200);
  });

  it.each(['2026-10-05T14:30:00.000Z', null])(
    'cannot get the consent date %s from the body of a request, which is refused',
    async (consentAt) => {
      const { status, json } = await row.save({ consentAt });
      expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['consentAt'] }]);
    },
  );
});

describe('a carousel item', () => {
  const row = new RowTestBed(getFixture('carousels'), 'consent');

  it('has its texts, trimmed, until it gets another image', async () => {
    const texts = {
      ...{ alt: 'A block at the net', alt_fr: 'Un contre au filet' },
      ...{ caption: 'The final of the gala', caption_fr: 'La finale du gala' },
      link: 'https://www.youtube.com/watch?v=abc_DEF-1',
    };
    const save = async (fields?: object) => parseRow(await row.save(fields));
    expect(await save({ ...texts, alt: `  ${texts.alt}\n` })).toMatchObject(texts);
    expect(await save()).toMatchObject(texts);
    const imageURL = makeDemoImageAddress('carousels/carousel_y_20261005143000.png');
    const emptyTexts = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };
    expect(await save({ imageURL })).toMatchObject(emptyTexts);
  });
});
