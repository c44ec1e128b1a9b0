import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredDocument } from '../../testing/stored-document.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { startScreenReader } from '../../testing/screen-reader.ts';
import { acceptedResponse, stubApi } from '../../testing/stub-api.ts';
import { stubContactEndpoint } from '../../testing/stub-contact-endpoint.ts';
import { stubFirestore } from '../../testing/stub-firestore.ts';

const updatedAt = new Date('2026-10-05T16:00:00Z');

const program: StoredDocument = {
  _id: 'U15',
  id: 'U15',
  schedule: 'Mondays at 6 p.m.',
  schedule_fr: 'Le lundi à 18 h',
  current_session: 'Autumn',
  current_session_fr: 'Automne',
  cost: '$1,100 for the season',
  cost_fr: '1 100 $ pour la saison',
  registerDisplay: true,
  updatedAt,
};
const coach: StoredDocument = {
  _id: 'coach_1',
  num: 1,
  imageURL: '',
  coachDisplay: true,
  name: 'Ana Roy',
  title: 'Head Coach',
  title_fr: 'Entraîneuse-chef',
  description: '',
  description_fr: '',
  team: 'dev',
  otherTeam: 'u15',
  updatedAt,
};
const note: StoredDocument = {
  _id: 'note_1',
  note: 'No practice on Monday.',
  note_fr: 'Pas d’entraînement lundi.',
  buttonDisplay: true,
  updatedAt,
};
const makeBanner = (num: number, title: string, frenchTitle: string): StoredDocument => ({
  _id: `banner_${num}`,
  num,
  imageURL: '',
  bannerDisplay: true,
  eventTitle: title,
  eventTitle_fr: frenchTitle,
  link: '',
  updatedAt,
});

const texts = {
  year: 'Année de naissance',
  result: 'Voici',
  team: 'Équipe U15',
  cost: '1 100 $',
  next: 'Rien à l’horaire pour le moment.',
  note: 'Note de l’équipe',
  registerLink: 'S’inscrire maintenant',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  message: 'Votre message',
  send: 'Envoyer le message',
  problem: 'Écrivez votre message',
  email: 'Courriel',
  thanks: 'Merci',
  newsletterEmail: 'Votre courriel',
  subscribe: 'M’abonner',
  sent: 'Regardez vos courriels',
  confirm: 'Confirmer mon abonnement',
  confirmed: 'Vous êtes sur la liste',
} as const;

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionStorage.clear();
  // The finder stores its choice in the entry of the browser’s history.
  history.replaceState(null, '');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-14T16:00:00Z') });
  return () => vi.useRealTimers();
});

// In French, the first language. English has the same structure, and no text can be missing.
describe('a visitor with a screen reader', () => {
  it('finds a team, its coach and its price', async () => {
    stubFirestore({ programs: [program], coaches: [coach] });
    const screen = await renderSite('/program', 'fr');
    await expect.element(screen.getByText(texts.cost, { exact: false }).first()).toBeVisible();
    const reader = await startScreenReader();
    await reader.jump('Main');
    await reader.readUntil(texts.year);
    await userEvent.selectOptions(screen.getByLabelText(texts.year), '2012');
    await reader.waitFor(texts.result);
    await reader.readUntil(texts.team);
    await reader.press();
    await reader.waitFor(`polite: ${texts.team}`);
    await expect.element(screen.getByText(texts.cost, { exact: false }).first()).toBeVisible();
    // The region of the urgent notice, the next entries and the coaches load after the page.
    await expect.element(screen.getByText('Ana Roy')).toBeVisible();
    await expect.element(screen.getByRole('main').getByRole('alert')).toBeInTheDocument();
    await expect.element(screen.getByText(texts.next)).toBeVisible();
    await reader.jump('Main');
    await reader.readUntil(texts.cost);
    await reader.expectLog('./team.fr.txt');
  });

  it('reads the note', async () => {
    stubFirestore({ notes: [note] });
    const screen = await renderSite('/schedule', 'fr');
    await expect.element(screen.getByRole('link', { name: texts.registerLink })).toBeVisible();
    const reader = await startScreenReader();
    await reader.jump('Heading');
    await reader.jump('Heading');
    await reader.readUntil(texts.registerLink);
    await reader.expectLog('./note.fr.txt');
  });

  it('stops the moving banners', async () => {
    stubFirestore({
      banners: [
        makeBanner(1, 'Tryouts in December', 'Sélections en décembre'),
        makeBanner(2, 'Three Shores Cup', 'Coupe des Trois-Rives'),
      ],
    });
    const screen = await renderSite('/', 'fr');
    await expect.element(screen.getByRole('button', { name: texts.pause })).toBeVisible();
    const reader = await startScreenReader();
    await reader.jump('Main');
    await reader.readUntil(texts.pause);
    await reader.press();
    await reader.waitFor(texts.play);
    await reader.expectLog('./banner.fr.txt');
  });

  it('writes a message, after an error', async () => {
    stubContactEndpoint('accepts');
    const screen = await renderSite('/contact', 'fr');
    await expect.element(screen.getByRole('button', { name: texts.send })).toBeVisible();
    const reader = await startScreenReader();
    await reader.jump('Form');
    await reader.readUntil(`textbox, ${texts.email}`);
    await reader.type('parent@example.org');
    await reader.readUntil(texts.send);
    await reader.press();
    await reader.waitFor(`textbox, ${texts.message}, ${texts.problem}`);
    await reader.type('U15?');
    await reader.readUntil(texts.send);
    await reader.press();
    await reader.waitFor(texts.thanks);
    await reader.expectLog('./message.fr.txt');
  });

  it('subscribes to the newsletter and confirms', async () => {
    stubApi(acceptedResponse);
    const screen = await renderSite('/thankyou', 'fr');
    await expect.element(screen.getByRole('button', { name: texts.subscribe })).toBeVisible();
    const reader = await startScreenReader();
    await reader.jump('Form');
    await reader.readUntil(`textbox, ${texts.newsletterEmail}`);
    await reader.type('parent@example.org');
    await reader.readUntil(texts.subscribe);
    await reader.press();
    await reader.waitFor(texts.sent);
    await screen.unmount();
    const confirmationScreen = await renderSite('/newsletter/confirm#a.b.c', 'fr');
    await expect
      .element(confirmationScreen.getByRole('button', { name: texts.confirm }))
      .toBeVisible();
    await reader.jump('Main');
    await reader.readUntil(texts.confirm);
    await reader.press();
    await reader.waitFor(texts.confirmed);
    await reader.expectLog('./subscription.fr.txt');
  });
});
