import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentTypes } from './content/content-types.ts';
import { repairRow } from './repair-row.ts';

const updatedAt = '2026-10-05T14:30:00.000Z';
const imageURL = 'https://example.org/image.png';
const note = {
  _id: 'note-1',
  num: 1,
  note: 'Closed',
  note_fr: 'Fermé',
  buttonDisplay: true,
  updatedAt,
};
const program = {
  _id: 'U15',
  id: 'U15',
  schedule: 'Monday',
  schedule_fr: 'Lundi',
  current_session: 'Autumn',
  current_session_fr: 'Automne',
  cost: '$325',
  cost_fr: '325 $',
  registerDisplay: true,
  updatedAt,
};
const carouselItem = {
  _id: 'carousel-1',
  num: 1,
  imageURL,
  alt: 'A player',
  alt_fr: 'Une joueuse',
  caption: 'The final of the gala',
  caption_fr: 'La finale du gala',
  link: 'https://example.org/gala',
  consentAt: updatedAt,
  updatedAt,
};
const banner = {
  _id: 'banner-1',
  num: 1,
  imageURL,
  bannerDisplay: true,
  eventTitle: 'Opening',
  eventTitle_fr: 'Ouverture',
  link: 'https://example.org/',
  eventDate: '2026-10-17',
  eventTime: '19:30',
  showFrom: '2026-10-05T14:30:00.000Z',
  showUntil: '2026-10-18T14:30:00.000Z',
  displayPlanned: true,
  consentAt: updatedAt,
  updatedAt,
};
const notice = {
  _id: 'tonight',
  notice: 'Closed',
  notice_fr: 'Fermé',
  noticeDisplay: true,
  showUntil: '2026-10-06T03:59:00.000Z',
  updatedAt,
};
const rows = [
  ['banners', banner],
  ['carousels', carouselItem],
  ['notes', note],
  ['notices', notice],
  ['programs', program],
] as const;

describe.each(rows)('a row of %s', (collection, row) => {
  it('is unchanged when it is valid', () => {
    expect(repairRow(collection, row)).toEqual({ row, unreadableFields: [] });
  });

  it.each(Object.keys(row).filter((name) => name !== '_id'))(
    'gets a blank in place of an invalid %s, and can be saved',
    (name) => {
      const { row: repairedRow, unreadableFields } = repairRow(collection, {
        ...row,
        [name]: ['?'],
      });
      expect(unreadableFields).toEqual([name]);
      expect(v.is(contentTypes[collection].rowSchema, repairedRow)).toBe(true);
      expect({ ...repairedRow, [name]: 0 }).toEqual({ ...row, [name]: 0 });
    },
  );

  it('becomes blank when all its fields are missing, and every required field is reported', () => {
    const { row: repairedRow, unreadableFields } = repairRow(collection, {
      _id: row._id,
      extra: 1,
    });
    const optional = [
      ...['alt', 'alt_fr', 'caption', 'caption_fr', 'consentAt'],
      ...['eventDate', 'eventTime', 'showFrom', 'displayPlanned'],
      ...(collection === 'carousels' ? ['link'] : []),
      ...(collection === 'banners' ? ['showUntil'] : []),
      ...(collection === 'notes' ? ['num'] : []),
    ];
    expect(unreadableFields.toSorted()).toEqual(
      Object.keys(row)
        .filter((name) => name !== '_id' && !optional.includes(name))
        .toSorted(),
    );
    expect(v.is(contentTypes[collection].rowSchema, repairedRow)).toBe(true);
    expect(Object.keys(repairedRow).toSorted()).toEqual(Object.keys(row).toSorted());
  });
});

it('gives a program without a valid id the id of its document', () => {
  expect(repairRow('programs', { ...program, id: 15 }).row.id).toBe('U15');
});

it('reports an invalid id of a document', () => {
  expect(repairRow('notes', { ...note, _id: 'été' }).unreadableFields).toEqual(['_id']);
});
