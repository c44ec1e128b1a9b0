import { gyms } from '@club/about/first-content/gyms';
import { fromTorontoMinute, toTorontoMinute } from '@club/domain/toronto-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inDays, makeEntryDocument } from '../testing/make-entry-document.ts';
import { renderSite } from '../testing/render-site.tsx';
import { stubFirestore, waitForReads } from '../testing/stub-firestore.ts';

const practice = makeEntryDocument(inDays(1), { title: 'U15 - Pratique' });
const game = makeEntryDocument(inDays(2), {
  kind: 'match',
  teams: ['u16'],
  opponent: 'Laval',
  place: '',
  placeText: 'Collège Sainte-Anne, Lachine',
});

beforeEach(() => page.viewport(1280, 800));

describe('a parent', () => {
  it('reads what every team has next, in French, then in English', async () => {
    stubFirestore({ calendarEntries: [practice, game] });
    const screen = await renderSite('/schedule', 'fr');
    const agenda = screen.getByRole('region', { name: 'Semaine par semaine' });
    await expect.element(agenda.getByRole('heading', { name: 'U15 Entraînement' })).toBeVisible();
    await expect.element(agenda.getByRole('heading', { name: /contre Laval/u })).toBeVisible();
    const directions = agenda.getByRole('link', { name: /^Itinéraire U16/u });
    expect(directions.query()).toBeNull();
    await agenda.getByRole('heading', { name: /contre Laval/u }).click();
    await expect
      .element(directions)
      .toHaveAttribute('href', expect.stringContaining('Coll%C3%A8ge+Sainte-Anne'));
    await screen.getByRole('button', { name: 'EN English' }).click();
    await expect.element(screen.getByRole('heading', { name: 'U15 Practice' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /against Laval/u })).toBeVisible();
  });

  const gym = {
    ...{ _id: 'gym-1', num: 1, imageURL: '', gymDisplay: true, name: 'École du Lac' },
    ...{ place: 'west_island', street: '12, rue du Lac', city: 'Pierrefonds', transit: '' },
    ...{ transit_fr: '', door: 'Door 4', door_fr: '', parking: '', parking_fr: '' },
    ...{ coordinates: '', consentAt: null, updatedAt: '2026-10-05T14:30:00.000Z' },
  };
  it.each([
    ['the gym of an entry', [gym], 'Door 4'],
    ['that its address comes later', [], /^The exact address comes with/u],
  ])('reads %s', async (_, gyms, text) => {
    stubFirestore({ calendarEntries: [practice], gyms });
    const screen = await renderSite('/schedule', 'en');
    await screen.getByRole('heading', { name: 'U15 Practice' }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
    const directions = screen.getByRole('link', { name: /^Apple Maps École du Lac/u });
    if (gyms.length > 0)
      await expect
        .element(directions)
        .toHaveAttribute(
          'href',
          'https://maps.apple.com/?daddr=12%2C%20rue%20du%20Lac%2C%20Pierrefonds',
        );
    else expect(directions.query()).toBeNull();
    await waitForReads();
  });

  it('chooses a team once, and sees it again on the next visit and on Home', async () => {
    stubFirestore({ calendarEntries: [practice, game] });
    const screen = await renderSite('/schedule', 'en');
    const entryHeadings = screen.getByRole('heading', { level: 5 });
    await expect.element(entryHeadings.nth(1)).toBeVisible();
    await screen.getByRole('link', { name: 'U16', exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Week by week U16' })).toBeVisible();
    await expect.element(entryHeadings).toHaveTextContent('U16Game against Laval');
    await screen.unmount();
    const nextVisit = await renderSite('/schedule', 'en');
    await expect
      .element(nextVisit.getByRole('link', { name: 'U16', exact: true }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .element(nextVisit.getByRole('heading', { level: 5 }))
      .toHaveTextContent('U16Game against Laval');
    await nextVisit.unmount();
    const home = await renderSite('/', 'en');
    const strip = home.getByRole('region', { name: 'Next up U16' });
    await expect.element(strip.getByText('U16 · Game against Laval')).toBeVisible();
    await home.unmount();
    const wrongLink = await renderSite('/schedule?team=u99', 'en');
    await expect.element(wrongLink.getByRole('heading', { name: 'U15 Practice' })).toBeVisible();
    expect(localStorage.getItem('schedule-team')).toBe('u16');
    await wrongLink.unmount();
    const lastVisit = await renderSite('/schedule?team=all', 'en');
    await expect.element(lastVisit.getByRole('heading', { name: 'U15 Practice' })).toBeVisible();
    expect(localStorage.getItem('schedule-team')).toBeNull();
  });

  it('reads in words which entry is cancelled, removed, or at another time or place, and since when', async () => {
    const changedAt = inDays(0, -3);
    stubFirestore({
      calendarEntries: [
        makeEntryDocument(inDays(1), { state: 'cancelled', change: 'cancelled', changedAt }),
        makeEntryDocument(inDays(2), { state: 'removed', teams: ['u14'] }),
        makeEntryDocument(inDays(3), {
          change: 'time',
          teams: ['u17'],
          changedAt,
          previousStart: inDays(1),
        }),
        makeEntryDocument(inDays(4), { change: 'place', teams: ['u13'], changedAt: inDays(-9) }),
      ],
    });
    const screen = await renderSite('/schedule', 'en');
    const findHeading = (name: string) => screen.getByRole('heading', { name, exact: true });
    await expect.element(findHeading('U15 Practice Cancelled')).toBeVisible();
    await expect.element(findHeading('U14 Practice Off the schedule')).toBeVisible();
    // The times of entries that do not take place are struck through. One is in the changes, and
    // two are on the cards. The `<s>` is inside `<time>`, because a line through the parent of an
    // inline block is not visible.
    await expect.poll(() => document.querySelectorAll('time > s')).toHaveLength(3);
    await expect.element(findHeading('U17 Practice Moved')).toBeVisible();
    await expect.element(findHeading('U13 Practice New location')).toBeVisible();
    await expect.element(screen.getByText(/^Was/u).last()).toBeVisible();
    const changes = screen.getByRole('region', { name: 'Recent changes' });
    const items = changes.getByRole('listitem');
    await changes.getByRole('heading').click();
    await expect.poll(() => items.elements()).toHaveLength(2);
    await expect.element(items.first().getByText(/^Announced on /u)).toBeVisible();
    for (const heading of screen.getByRole('heading', { level: 5 }).all()) await heading.click();
    const buttons = screen.getByRole('button', { name: /^Add to my calendar/u });
    await expect.poll(() => buttons.elements()).toHaveLength(2);
  });

  it('loads twelve entries at a time, and no entry twice', async () => {
    const entries = Array.from({ length: 33 }, (_, index) =>
      makeEntryDocument(inDays(1 + Math.floor(index / 3)), { title: `U15 ${index}` }),
    );
    const queries = stubFirestore({ calendarEntries: entries });
    const screen = await renderSite('/schedule', 'en');
    const entryHeadings = screen.getByRole('heading', { level: 5 });
    const more = screen.getByRole('button', { name: 'Show more' });
    for (const count of [12, 24]) {
      await expect.poll(() => entryHeadings.elements()).toHaveLength(count);
      await more.click();
    }
    await expect.element(screen.getByText('That’s all for now.')).toBeVisible();
    expect(entryHeadings.elements()).toHaveLength(33);
    await expect.element(more).not.toBeInTheDocument();
    const furtherPages = queries.filter((query) => query.includes('"startAt"'));
    expect(furtherPages).toHaveLength(2);
    for (const query of furtherPages) expect(query).toContain('"limit":12');
  });

  it('adds an entry to the calendar of the device, with the street of its gym', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const rows = gyms.map((gym, num) => ({ ...gym, _id: gym.id, num, imageURL: '' }));
    stubFirestore({ calendarEntries: [practice], gyms: rows });
    const screen = await renderSite('/schedule', 'en');
    await screen.getByRole('heading', { name: 'U15 Practice' }).click();
    await screen.getByRole('button', { name: 'Add to my calendar U15 Practice' }).click();
    await expect.poll(() => files).toHaveLength(1);
    const text = await files[0]?.text();
    expect(text).toContain('SUMMARY:U15 - Pratique\r\n');
    expect(text).toMatch(/LOCATION:.*1\\, rue de l’Exemple/u);
    expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/u);
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  });

  it('sees only the title of an entry that the site does not understand', async () => {
    const title = 'Tournoi U14 – pas de pratique U15';
    stubFirestore({
      calendarEntries: [makeEntryDocument(inDays(1), { title, needsReview: true, teams: [] })],
    });
    const screen = await renderSite('/schedule', 'en');
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });
});

it('a parent reads times over midnight, and days without times', async () => {
  const midnight = new Date(
    fromTorontoMinute(`${toTorontoMinute(inDays(2).getTime()).slice(0, 10)}T00:00`) ?? '',
  );
  /** The time this many hours after midnight. */
  const atHour = (hours: number) => new Date(midnight.getTime() + hours * 3_600_000);
  const fieldsWithoutTimes = { firstDay: '2026-12-27', lastDay: '2026-12-27' };
  stubFirestore({
    calendarEntries: [
      makeEntryDocument(atHour(-2), { end: atHour(1) }),
      makeEntryDocument(midnight, {
        ...fieldsWithoutTimes,
        end: atHour(24),
        isForEveryone: true,
        kind: 'closed',
      }),
      makeEntryDocument(midnight, {
        ...fieldsWithoutTimes,
        end: atHour(48),
        kind: 'camp',
        title: 'Camp U15',
      }),
    ],
  });
  const screen = await renderSite('/schedule', 'en');
  const agenda = screen.getByRole('region', { name: 'Week by week' });
  await expect.element(agenda.getByText('10\u00a0p.m.\u00a0– 1\u00a0a.m.')).toBeVisible();
  await expect.element(agenda.getByText('all day')).toBeVisible();
  await expect.element(agenda.getByRole('heading', { name: 'All teams Day off' })).toBeVisible();
  await expect.element(agenda.getByText(/^until \w+day, /u)).toBeVisible();
  await agenda.getByRole('heading', { name: /Camp/u }).click();
  await expect.element(agenda.getByText('Camp U15')).toBeVisible();
});

describe('a parent whose schedule is empty or does not load', () => {
  it.each([
    ['stalls', 'fr', 'Chargement de l’horaire…'],
    ['fails', 'en', 'The schedule can’t be loaded.'],
    [{}, 'fr', 'Rien à l’horaire pour le moment.'],
  ] as const)(
    'reads a message when Firestore’s response is %j (%s)',
    async (behaviour, locale, text) => {
      stubFirestore(behaviour);
      const screen = await renderSite('/schedule', locale);
      await expect.element(screen.getByText(text).first()).toBeVisible();
    },
  );

  it('loads the schedule with “Try again”', async () => {
    stubFirestore('fails');
    const screen = await renderSite('/schedule?team=u15', 'en');
    const agenda = screen.getByRole('region', { name: /^Week by week/u });
    const retry = agenda.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    stubFirestore({ calendarEntries: [practice] });
    await retry.click();
    await expect.element(screen.getByRole('heading', { name: 'U15 Practice' })).toBeVisible();
  });

  it('reads the entries of the last visit and how old they are', async () => {
    stubFirestore({ calendarEntries: [practice, makeEntryDocument(inDays(0, -1))] });
    const firstVisit = await renderSite('/schedule?team=u15', 'fr');
    const heading = { name: 'U15 Entraînement' };
    await expect.element(firstVisit.getByRole('heading', heading).nth(1)).toBeVisible();
    await firstVisit.unmount();
    stubFirestore('fails');
    const screen = await renderSite('/schedule', 'fr');
    await expect.element(screen.getByRole('heading', heading).first()).toBeVisible();
    await expect.element(screen.getByText(/^Horaire du .* Il a pu changer depuis/u)).toBeVisible();
  });
});
