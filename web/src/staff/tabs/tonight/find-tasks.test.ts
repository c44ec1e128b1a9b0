import { repairRow } from '@club/domain/repair-row';
import { expect, it } from 'vitest';
import { findTasks } from './find-tasks.ts';

const now = Date.parse('2026-10-14T16:00:00.000Z');

const { row: item } = repairRow('carousels', {
  _id: 'carousel-1',
  num: 1,
  imageURL: 'https://example.org/photo.jpg',
  alt: 'Two players',
  alt_fr: 'Deux joueuses',
  consentAt: '2026-10-01T16:00:00.000Z',
});
const { row: banner } = repairRow('banners', {
  _id: 'banner-1',
  num: 4,
  eventTitle: 'Tryouts',
  eventTitle_fr: 'Essais',
  imageURL: 'https://example.org/banner.png',
  bannerDisplay: true,
  consentAt: '2026-10-01T16:00:00.000Z',
});
const nothing = {
  counts: { newMessages: 0, unsentMails: 0, waitingFamilies: {} },
  items: [item],
  banners: [banner],
  unreadTitles: 0,
  staleFacts: 0,
};

it.each<[string, Partial<typeof nothing>, readonly string[]]>([
  ['no task when nothing waits', {}, []],
  ['no task about rows that could not be read', { items: [], banners: [] }, []],
  ['new messages', { counts: { ...nothing.counts, newMessages: 2 } }, ['messages messages 2']],
  [
    'the families of all lists',
    { counts: { ...nothing.counts, waitingFamilies: { U15: 2, U16: 1 } } },
    ['program families 3'],
  ],
  ['mails that failed', { counts: { ...nothing.counts, unsentMails: 1 } }, ['mails mails 1']],
  ['titles', { unreadTitles: 3 }, ['calendar titles 3']],
  ['old facts', { staleFacts: 1 }, ['help facts 1']],
  ['a photo without consent', { items: [{ ...item, consentAt: null }] }, ['carousel consent 1']],
  [
    'a photo described in one language',
    { items: [{ ...item, alt_fr: '' }] },
    ['carousel description 1'],
  ],
  ['nothing about a row without a photo', { items: [{ ...item, imageURL: '', alt: '' }] }, []],
  [
    'a banner without consent that is planned',
    { banners: [{ ...banner, consentAt: null, bannerDisplay: false, displayPlanned: true }] },
    ['banner consent 1'],
  ],
  [
    'nothing about a hidden banner without consent',
    { banners: [{ ...banner, consentAt: null, bannerDisplay: false }] },
    [],
  ],
  [
    'a banner that ends within three days',
    { banners: [{ ...banner, showUntil: '2026-10-16T04:00:00.000Z' }] },
    ['banner banner 4'],
  ],
  [
    'nothing about a banner that ends later',
    { banners: [{ ...banner, showUntil: '2026-10-18T04:00:00.000Z' }] },
    [],
  ],
])('lists %s', (_, readings, tasks) => {
  const found = findTasks({ ...nothing, ...readings }, now);
  expect(
    found.map(
      (task) => `${task.page} ${task.kind} ${'count' in task ? task.count : task.banner.num}`,
    ),
  ).toEqual(tasks);
});
