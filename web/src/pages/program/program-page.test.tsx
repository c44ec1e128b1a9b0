import { program as englishTexts } from '@club/about/en/program';
import { teams as englishTeams } from '@club/about/en/teams';
import { locations } from '@club/about/fr/locations';
import { locations as englishLocations } from '@club/about/en/locations';
import { teams as frenchTeams } from '@club/about/fr/teams';
import { competitiveTeams, playerAges } from '@club/about/teams';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inDays, makeEntryDocument } from '../../testing/make-entry-document.ts';
import type { StoredDocument } from '../../testing/stored-document.ts';
import { stubFirestore } from '../../testing/stub-firestore.ts';
import { renderSite } from '../../testing/render-site.tsx';

/** Makes a stored program. Its registration is open, unless `changes` close it. */
const makeProgram = (id: string, changes: Partial<StoredDocument> = {}): StoredDocument => ({
  _id: id,
  id,
  schedule: `Mondays with ${id}`,
  schedule_fr: `Le lundi avec ${id}`,
  current_session: 'Autumn',
  current_session_fr: 'Automne',
  cost: '$100',
  cost_fr: '100 $',
  registerDisplay: true,
  updatedAt: new Date('2026-10-05T16:00:00Z'),
  ...changes,
});
/** The place where U16 practises. */
const [placeId] = competitiveTeams[1].places;

const programs = [
  makeProgram('U16'),
  makeProgram('DEV1'),
  makeProgram('DEV2', { registerDisplay: false }),
];

beforeEach(async () => {
  // The finder stores its choice in the browser's history.
  history.replaceState(null, '');
  await page.viewport(1280, 800);
});

describe('a parent on the page of a team', () => {
  it('reads the schedule in the language of the page, whatever the case of the id', async () => {
    const gym = {
      ...{ _id: 'gym-1', num: 1, imageURL: '', gymDisplay: true, name: 'École du Lac' },
      ...{ place: placeId, street: '12, rue du Lac', city: 'Laval', transit: '', transit_fr: '' },
      ...{ door: 'Door 4', door_fr: 'Porte 4', parking: '', parking_fr: '', consentAt: null },
      ...{ coordinates: '45.49, -73.85', updatedAt: '2026-10-05T14:30:00.000Z' },
    };
    stubFirestore({ programs, gyms: [gym] });
    const screen = await renderSite('/program/u16', 'fr');
    await expect.element(screen.getByText('Le lundi avec U16')).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'S’inscrire' }))
      .toHaveAttribute('href', '/registration?programId=U16');
    await expect.element(screen.getByText('Autres frais')).toBeVisible();
    await screen.getByText('École du Lac, 12, rue du Lac').click();
    await expect.element(screen.getByText('Porte 4')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^OpenStreetMap École du Lac/u }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=45.49%2C-73.85');
    expect(document.title).toContain(frenchTeams.u16.title);
  });

  it('reads why a program is closed, and what to do meanwhile', async () => {
    stubFirestore({ programs: [makeProgram('U13', { registerDisplay: false })] });
    const screen = await renderSite('/program/u13', 'en');
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
    await expect.element(main.getByText(/All spots are taken/u)).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'E-mail me when a spot opens U13' }))
      .toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('finds both groups of the development team, and only one at the address of a group', async () => {
    stubFirestore({ programs });
    const developmentPage = await renderSite('/program/dev', 'en');
    await expect.element(developmentPage.getByText('Mondays with DEV1')).toBeVisible();
    await expect.element(developmentPage.getByText('Mondays with DEV2')).toBeVisible();
    await expect.element(developmentPage.getByText(/^The exact address comes with/u)).toBeVisible();
    await developmentPage.unmount();
    const groupPage = await renderSite('/program/dev2', 'en');
    await expect.element(groupPage.getByText('Mondays with DEV2')).toBeVisible();
    await expect.element(groupPage.getByText('Mondays with DEV1')).not.toBeInTheDocument();
    await expect
      .element(groupPage.getByRole('button', { name: 'Registration Closed' }))
      .toBeDisabled();
    await expect.element(groupPage.getByText('Other costs')).not.toBeInTheDocument();
    expect(document.title).toContain('DEV2');
    await expect
      .element(groupPage.getByRole('link', { name: 'Both groups' }))
      .toHaveAttribute('href', '/program/dev');
  });

  it.each([
    ['stalls', 'en', 'Loading programs...'],
    ['fails', 'en', 'Error loading data.'],
    [{}, 'en', 'No data available.'],
    [{ programs: [{ _id: 'U16', id: 'U16' }] }, 'en', 'No data available.'],
    ['stalls', 'fr', 'Chargement des programmes…'],
    ['fails', 'fr', 'Les renseignements ne se chargent pas.'],
    [{}, 'fr', 'Aucun renseignement pour le moment.'],
  ] as const)(
    'reads the team’s fixed texts when Firestore’s response is %j, in %s',
    async (behaviour, locale, text) => {
      const [teams, places] =
        locale === 'fr' ? [frenchTeams, locations] : [englishTeams, englishLocations];
      stubFirestore(behaviour);
      const screen = await renderSite('/program/u16', locale);
      await expect.element(screen.getByText(text)).toBeVisible();
      await expect
        .element(screen.getByRole('heading', { level: 1 }))
        .toMatchTextContent(teams.u16.title);
      await expect.element(screen.getByRole('main')).toMatchTextContent(places[placeId].gym);
      await expect.element(screen.getByText(teams.u16.desc)).toBeVisible();
    },
  );

  it('sees the 404 page for an unknown team', async () => {
    const screen = await renderSite('/program/u99', 'en');
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Out/u);
  });
});

/** The lowest age that a girls' team admits. */
const minimumGirlsTeamAge = Math.min(...competitiveTeams.map(({ admits: [age] }) => age));

/**
 * Returns the finder's result and a function. The function chooses a year by its index and focuses
 * the list of years.
 */
async function getFinder(screen: Awaited<ReturnType<typeof renderSite>>) {
  const year = screen.getByLabelText('Year of birth');
  await expect.element(year).toBeVisible();
  const years = Array.from(year.element().querySelectorAll('option'), ({ value }) => value).slice(
    1,
  );
  const result = screen.getByRole('region', { name: 'Which team is mine?' }).getByRole('status');
  const choose = async (index: number) => {
    await year.selectOptions(years.at(index) ?? '');
    (year.element() as HTMLElement).focus();
  };
  return { choose, result };
}

describe('a player on the list of programs', () => {
  it('reads whether registration is open, and the price', async () => {
    stubFirestore({ programs });
    const screen = await renderSite('/program', 'en');
    const getItem = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(getItem(englishTeams.u16.title)).toMatchTextContent(/Registration open/u);
    await expect.element(getItem(englishTeams.u16.title)).toMatchTextContent(/\$100/u);
    await expect
      .element(getItem(englishTeams.dev.title))
      .toMatchTextContent(/DEV1: spots left\. DEV2: full\./u);
  });

  it('reads when and where the next tryouts are', async () => {
    const tryout = { kind: 'tryout', place: '', placeText: 'École des Rives' };
    const calendarEntries = [makeEntryDocument(inDays(3), tryout), makeEntryDocument(inDays(4))];
    stubFirestore({ programs, calendarEntries });
    const screen = await renderSite('/program', 'en');
    const tryouts = screen.getByRole('region', { name: 'Next tryouts' }).getByRole('listitem');
    await expect.element(tryouts).toMatchTextContent(/U15 · Tryout.*École des Rives/u);
    await expect.element(tryouts.getByRole('time')).toBeVisible();
  });

  it('reads “to come” in place of a text that staff have not written', async () => {
    stubFirestore({ programs: [makeProgram('U14', { cost: '', cost_fr: '' })] });
    const screen = await renderSite('/program', 'fr');
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: frenchTeams.u14.title }))
      .toMatchTextContent(/À venir/u);
  });

  it('finds the teams of a year of birth and their price by keyboard', async () => {
    stubFirestore({ programs });
    const screen = await renderSite('/program', 'en');
    const { choose, result } = await getFinder(screen);
    await choose(1);
    await expect
      .element(result.getByRole('link', { name: englishTeams.dev.title }))
      .toHaveAttribute('href', '/program/dev');
    await expect.element(result).toMatchTextContent(/DEV1: \$100/u);
    await expect.element(result).not.toMatchTextContent(englishTexts.girls);
    await userEvent.keyboard('{ArrowDown}'.repeat(minimumGirlsTeamAge - playerAges.youngest));
    await expect.element(result).toMatchTextContent(englishTexts.girls);
    await choose(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(result).toMatchTextContent(/a little young/u);
    await expect.element(result.getByRole('link', { name: 'Write to the club' })).toBeVisible();
    await choose(-1);
    await expect
      .element(result)
      .toMatchTextContent(englishTexts.too_old.split('{{year}}').at(-1) ?? '');
  });

  it('finds open teams first, and no girls’ teams for a boy', async () => {
    const full = { registerDisplay: false };
    stubFirestore({
      programs: [makeProgram('U16', full), makeProgram('U15', full), makeProgram('DEV1')],
    });
    const screen = await renderSite('/program', 'en');
    const { choose, result } = await getFinder(screen);
    const links = result.getByRole('link');
    await choose(1 + competitiveTeams[1].ages[0] - playerAges.youngest);
    await expect.element(links.first()).toMatchTextContent(englishTeams.dev.title);
    await expect.element(links.nth(1)).toBeVisible();
    await screen.getByText('Boy', { exact: true }).click();
    await expect.element(result).toMatchTextContent(/our other teams are girls’ teams/u);
    expect(links.elements()).toHaveLength(1);
  });

  it('finds the teams even if the prices fail to load', async () => {
    stubFirestore('fails');
    const screen = await renderSite('/program', 'en');
    const { choose, result } = await getFinder(screen);
    await choose(1);
    await expect.element(result.getByRole('link', { name: englishTeams.dev.title })).toBeVisible();
    await expect.element(result).toMatchTextContent(/Price not available/u);
  });
});
