import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inDays, makeEntryDocument } from '../testing/make-entry-document.ts';
import { renderSite } from '../testing/render-site.tsx';
import { stubFirestore } from '../testing/stub-firestore.ts';

const practice = makeEntryDocument(inDays(1), { title: 'U15 - Pratique' });

beforeEach(() => page.viewport(1280, 800));

it('a parent sees a two-day tournament first, and then a game on its second day', async () => {
  const tournament = makeEntryDocument(inDays(5), {
    kind: 'tournament',
    title: 'U15 Tournoi',
    end: inDays(7),
  });
  const game = makeEntryDocument(inDays(6), { kind: 'match', opponent: 'Laval' });
  stubFirestore({ calendarEntries: [tournament, game] });
  const schedule = await renderSite('/schedule?team=u15', 'en');
  const next = schedule.getByRole('region', { name: 'Next up' });
  await expect.element(next.getByText('U15 Tournament').first()).toBeVisible();
  const laterGame = schedule
    .getByRole('region', { name: 'Games and tournaments' })
    .getByRole('listitem')
    .nth(1);
  await expect.element(laterGame.getByText('U15 · Game against Laval')).toBeVisible();
  await schedule.unmount();
  const home = await renderSite('/', 'en');
  const tickets = home.getByRole('region', { name: 'Next up U15' }).getByRole('list').last();
  const first = tickets.getByRole('listitem').first();
  await expect.element(first.getByText('U15 · Tournament')).toBeVisible();
});

it('a search engine finds the next ten games, and which one is cancelled', async () => {
  const games = Array.from({ length: 12 }, (_, index) =>
    makeEntryDocument(inDays(index + 1), {
      kind: index === 1 ? 'tournament' : 'match',
      state: index === 0 ? 'cancelled' : 'planned',
      opponent: 'Laval',
    }),
  );
  stubFirestore({ calendarEntries: [practice, ...games] });
  const screen = await renderSite('/schedule', 'en');
  await expect.element(screen.getByRole('region', { name: 'Games and tournaments' })).toBeVisible();
  const script = screen.container.querySelector('script[type="application/ld+json"]');
  const { '@graph': events } = JSON.parse(script?.textContent ?? '{}') as {
    readonly '@graph': readonly Record<string, string>[];
  };
  expect(events).toHaveLength(10);
  expect(events[0]).toMatchObject({
    '@type': 'SportsEvent',
    name: 'U15 · Game against Laval',
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'Place', name: 'Pierrefonds, Montreal, Quebec' },
  });
  expect(events[1]?.['startDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-0[45]:00$/u);
});
