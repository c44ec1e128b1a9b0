import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
  makeUniqueId,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

/** Each test has its own row and history. */
let id = '';
beforeEach(() => {
  id = makeUniqueId('consent');
});
const instantPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
const rowWithImageSchema = v.object({
  imageURL: v.string(),
  consentAt: v.nullable(v.string()),
  updatedAt: v.string(),
  alt: v.optional(v.string()),
  alt_fr: v.optional(v.string()),
  caption: v.optional(v.string()),
  caption_fr: v.optional(v.string()),
  link: v.optional(v.string()),
});
const token = await getStaffToken();

/** The collections with images. They are the same as those with a fixed `num`. */
const fixturesWithImages = collectionFixtures.filter(({ fixedField }) => fixedField?.[0] === 'num');

describe.each(fixturesWithImages)('the people in an image of $collection', (fixture) => {
  const { collection, update } = fixture;
  const otherImage = makeDemoImageAddress(
    `${collection}/${collection.slice(0, -1)}_y_20261005143000.png`,
  );
  const edit = fixture.makeEdit('consent');
  const saveFields = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const json = { ...edit, ...fields };
    const response = await callApi(fillPath(update, id), { method: update.method, token, json });
    expect(response.status).toBe(200);
    return v.parse(rowWithImageSchema, response.json);
  };

  /** The fields that withdraw the consent. A carousel row must then hide its image. */
  const withdrawal =
    collection === 'carousels' ? { imageURL: '', consentOnFile: false } : { consentOnFile: false };

  const listEntries = async () => {
    const { json } = await callApi(`/api/history/${collection}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };
  /** Finds the oldest entry whose `before` has the image of `edit`, with or without consent. */
  const findEntryId = async ({ hadConsent }: { hadConsent: boolean }) => {
    const isMatch = ({ before }: HistoryEntry) =>
      'consentAt' in before &&
      before.imageURL === edit['imageURL'] &&
      (before.consentAt !== null) === hadConsent;
    return (await listEntries()).findLast(isMatch)?._id ?? '';
  };
  const restoreEntry = async (entryId: string) => {
    const response = await callApi(`/api/history/${entryId}/restore`, { method: 'POST', token });
    expect(response.status).toBe(200);
    return v.parse(rowWithImageSchema, response.json);
  };
  const restoreNewest = async () => restoreEntry((await listEntries())[0]?._id ?? '');

  beforeEach(async () => {
    await storeRow(fixture, id);
    await saveFields();
  });
  afterEach(() => removeRow(fixture, id));

  it('have consented at the instant of the first save with consent', async () => {
    const rowWithConsent = await saveFields({ consentOnFile: true });
    expect(rowWithConsent.consentAt).toMatch(instantPattern);
    expect(rowWithConsent.consentAt).toBe(rowWithConsent.updatedAt);
    expect((await saveFields({ consentOnFile: true })).consentAt).toBe(rowWithConsent.consentAt);
    // The body in the specification has no `consentOnFile`.
    expect((await saveFields()).consentAt).toBe(rowWithConsent.consentAt);
    expect((await saveFields(withdrawal)).consentAt).toBeNull();
  });

  it('have not consented to another image of the same row until staff save that consent', async () => {
    await saveFields({ consentOnFile: true });
    expect((await saveFields({ imageURL: otherImage })).consentAt).toBeNull();
    const rowWithConsent = await saveFields({ imageURL: otherImage, consentOnFile: true });
    expect(rowWithConsent.consentAt).toBe(rowWithConsent.updatedAt);
  });

  it.each([
    ['hidden', { imageURL: '', consentOnFile: true }],
    ['hidden by a body without consentOnFile', { imageURL: '' }],
    ['replaced', { imageURL: otherImage, consentOnFile: false }],
  ])('keep their consent date when the image is %s and then restored', async (_, changes) => {
    const { consentAt } = await saveFields({ consentOnFile: true });
    await saveFields(changes);
    // An undo sends the earlier values of the row.
    expect((await saveFields({ consentOnFile: true })).consentAt).toBe(consentAt);
    await saveFields(changes);
    expect((await restoreNewest()).consentAt).toBe(consentAt);
    // Each of these calls undoes the restore before it.
    expect((await restoreNewest()).imageURL).toBe(changes.imageURL);
    expect(await restoreNewest()).toMatchObject({ consentAt, imageURL: edit['imageURL'] });
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
    await saveFields({ consentOnFile: true });
    for (const step of steps) await saveFields(step);
    const entryId = await findEntryId({ hadConsent: true });
    if (collection === 'carousels') {
      // The restore would show the image, which needs a new consent first.
      const response = await callApi(`/api/history/${entryId}/restore`, { method: 'POST', token });
      expect(response).toMatchObject({ status: 409, json: { error: 'consent-withdrawn' } });
    } else {
      // The row stays hidden, so visitors do not see the image.
      expect(await restoreEntry(entryId)).toMatchObject({
        consentAt: null,
        imageURL: edit['imageURL'],
      });
    }
  });

  it('have the newer date of consent after a restore of an older version', async () => {
    await saveFields({ consentOnFile: true });
    await saveFields(withdrawal);
    const { consentAt } = await saveFields({ consentOnFile: true });
    const restoredRow = await restoreEntry(await findEntryId({ hadConsent: false }));
    expect(restoredRow.consentAt).toBe(consentAt);
  });

  it('who withdrew consent are not shown until they consent again', async () => {
    const displayFields = collection === 'banners' ? { bannerDisplay: true } : {};
    const show = (fields: object) =>
      callApi(fillPath(update, id), {
        method: update.method,
        token,
        json: { ...edit, ...displayFields, ...fields },
      });
    await saveFields({ consentOnFile: true });
    await saveFields(withdrawal);
    for (const fields of [{}, { consentOnFile: false }]) {
      const { status, json } = await show(fields);
      expect([status, json]).toEqual([409, { error: 'consent-withdrawn' }]);
    }
    expect((await show({ consentOnFile: true })).status).toBe(200);
  });

  it('cannot get a consent date from the body of a request, which is refused', async () => {
    for (const consentAt of ['2026-10-05T14:30:00.000Z', null]) {
      const json = { ...edit, consentAt };
      const response = await callApi(fillPath(update, id), { method: update.method, token, json });
      expect([response.status, response.json]).toEqual([
        400,
        { error: 'invalid-body', fields: ['consentAt'] },
      ]);
    }
  });
});

describe('a carousel item', () => {
  const fixture = collectionFixtures.find(({ collection }) => collection === 'carousels');
  if (!fixture) throw new Error('There is no fixture for carousel items.');
  const { update, list } = fixture;
  const edit = fixture.makeEdit('consent');
  const saveFields = async (fields: Readonly<Record<string, unknown>>) => {
    const response = await callApi(fillPath(update, id), {
      method: update.method,
      token,
      json: fields,
    });
    return v.parse(rowWithImageSchema, response.json);
  };
  const descriptions = { alt: 'A block at the net', alt_fr: 'Un contre au filet' };
  const captions = {
    caption: 'The final of the gala',
    caption_fr: 'La finale du gala',
    link: 'https://www.youtube.com/watch?v=abc_DEF-1',
  };

  beforeEach(() => storeRow(fixture, id));
  afterEach(() => removeRow(fixture, id));

  it('has its descriptions, trimmed, until it gets another image', async () => {
    const paddedDescriptions = {
      alt: `  ${descriptions.alt} `,
      alt_fr: `${descriptions.alt_fr}\n`,
    };
    expect(await saveFields({ ...edit, ...paddedDescriptions })).toMatchObject(descriptions);
    expect(await saveFields(edit)).toMatchObject(descriptions);
    const imageURL = makeDemoImageAddress('carousels/carousel_y_20261005143000.png');
    expect(await saveFields({ ...edit, imageURL })).toMatchObject({ alt: '', alt_fr: '' });
  });

  it('has its caption and its link until it gets another image', async () => {
    expect(await saveFields({ ...edit, ...captions })).toMatchObject(captions);
    expect(await saveFields(edit)).toMatchObject(captions);
    const imageURL = makeDemoImageAddress('carousels/carousel_y_20261005143000.png');
    const emptyFields = { caption: '', caption_fr: '', link: '' };
    expect(await saveFields({ ...edit, imageURL })).toMatchObject(emptyFields);
  });

  it.each(['http://example.org/', 'javascript:alert(1)', 'example.org'])(
    'refuses the link %s, which is not an https address',
    async (link) => {
      const json = { ...edit, link };
      const response = await callApi(fillPath(update, id), { method: update.method, token, json });
      expect([response.status, response.json]).toEqual([
        400,
        { error: 'invalid-body', fields: ['link'] },
      ]);
    },
  );

  it('without descriptions and consent is listed, saved and restored like any other', async () => {
    const storedRow: Readonly<Record<string, unknown>> = (await findStoredRow(fixture, id)) ?? {};
    const { updatedAt, num, imageURL } = storedRow;
    await getDatabase().doc(`carousels/${id}`).set({ updatedAt, num, imageURL });
    const { json } = await callApi(list.path, { token });
    const rows = v.parse(v.array(v.looseObject({ _id: v.string() })), json);
    const emptyFields = { alt: '', alt_fr: '', caption: '', link: '', consentAt: null };
    expect(rows.find(({ _id }) => _id === id)).toMatchObject(emptyFields);
    await saveFields({ ...edit, ...descriptions, consentOnFile: true });
    const history = await callApi(`/api/history/carousels/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    await callApi(`/api/history/${entry?._id ?? ''}/restore`, { method: 'POST', token });
    expect(await findStoredRow(fixture, id)).toMatchObject({ ...emptyFields, imageURL });
  });
});
