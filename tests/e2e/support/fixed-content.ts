import type { Page } from '@playwright/test';
import { demoContent } from '../../../emulators/demo/content.ts';
import { toStoredDocument } from '../../../emulators/demo/to-stored-document.ts';
import type { StoredDocument } from '../../../web/src/testing/stored-document.ts';
import {
  type StoredDocuments,
  respondAsFirestore,
} from '../../../web/src/testing/firestore-responses.ts';
import { makeEntryDocument } from '../../../web/src/testing/make-entry-document.ts';

/** A Wednesday in the season, at noon in Toronto. */
const now = new Date('2026-10-14T16:00:00Z');

/** Returns the instant of an hour of a day in October 2026, in Toronto. */
const inOctober = (day: number, hour: number): Date => new Date(Date.UTC(2026, 9, day, hour + 4));

const calendarEntries: readonly StoredDocument[] = [
  makeEntryDocument(inOctober(14, 18)),
  makeEntryDocument(inOctober(15, 18), {
    teams: ['u17'],
    state: 'cancelled',
    change: 'cancelled',
    changedAt: inOctober(13, 20),
  }),
  makeEntryDocument(inOctober(16, 19), {
    teams: ['u13', 'u14'],
    change: 'time',
    previousStart: inOctober(16, 17),
    changedAt: inOctober(13, 21),
  }),
  makeEntryDocument(inOctober(17, 10), {
    title: 'U16 - Match contre Laval',
    kind: 'match',
    teams: ['u16'],
    opponent: 'Laval',
    place: '',
    placeText: 'Collège Sainte-Anne, Lachine',
  }),
  makeEntryDocument(inOctober(20, 18), { title: 'À confirmer', teams: [], needsReview: true }),
  makeEntryDocument(inOctober(24, 0), {
    title: 'Tournoi de Sherbrooke',
    kind: 'tournament',
    teams: ['u15', 'dev1'],
    place: '',
    placeText: 'Sherbrooke',
    firstDay: '2026-10-24',
    lastDay: '2026-10-25',
    end: inOctober(26, 0),
  }),
  makeEntryDocument(inOctober(31, 0), {
    title: 'Congé',
    kind: 'closed',
    teams: [],
    isForEveryone: true,
    place: '',
    firstDay: '2026-10-31',
    lastDay: '2026-10-31',
    end: new Date('2026-11-01T04:00:00Z'),
  }),
];

const toDocuments = (rows: readonly { readonly _id: string; readonly updatedAt: string }[]) =>
  rows.map((row): StoredDocument => {
    const fields = toStoredDocument(row, (iso) => new Date(iso)) as Omit<StoredDocument, '_id'>;
    return { ...fields, _id: row._id };
  });

const documents: StoredDocuments = {
  banners: toDocuments(demoContent.banners.filter(({ bannerDisplay }) => bannerDisplay)),
  carousels: toDocuments(demoContent.carousels),
  coaches: toDocuments(demoContent.coaches),
  gyms: toDocuments(demoContent.gyms),
  notes: toDocuments(demoContent.notes),
  programs: toDocuments(demoContent.programs),
  calendarEntries,
  calendarStatus: [{ _id: 'reading', checkedAt: new Date('2026-10-14T15:50:00Z') }],
};

/** The one account that the sign-in page offers for a sign-in without Google. */
const account = {
  email: 'staff@example.org',
  displayName: 'Staff Member',
  providerUserInfo: [{ providerId: 'google.com', rawId: 'demo-staff' }],
};

/**
 * Gives a page the demo content, a fixed calendar and a fixed time. They stay so whatever other
 * tests change at the same time.
 *
 * @param replacementDocuments the documents, by collection, that replace those of the demo content
 */
export async function serveFixedContent(
  page: Page,
  replacementDocuments: StoredDocuments = {},
): Promise<void> {
  await page.clock.setFixedTime(now);
  // On a machine without a network, the pages would have other texts.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await page.route('http://127.0.0.1:8080/**', async (route) => {
    const request = route.request();
    const read = { url: request.url(), body: request.postData() ?? '' };
    const response = respondAsFirestore(read, { ...documents, ...replacementDocuments });
    await (response ? route.fulfill({ json: response }) : route.fallback());
  });
  await page.route('http://127.0.0.1:9099/**/accounts:query', (route) =>
    route.fulfill({ json: { userInfo: [account] } }),
  );
}
