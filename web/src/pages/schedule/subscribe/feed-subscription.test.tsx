import { expect, it, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site.tsx';

const openPage = async () => {
  const screen = await renderSite('/schedule', 'fr');
  const team = screen.getByRole('combobox', { name: 'Équipe' });
  await expect.element(team).toBeVisible();
  return { screen, team };
};

it('a parent subscribes to the schedule of their team', async () => {
  const { screen, team } = await openPage();
  await team.selectOptions('U15');
  await expect
    .element(screen.getByRole('link', { name: 'S’abonner sur cet appareil' }))
    .toHaveAttribute('href', 'webcal://127.0.0.1:5000/api/calendar/u15.ics');
  await expect
    .element(screen.getByRole('link', { name: /^S’abonner avec Google Agenda/u }))
    .toHaveAttribute('href', 'https://calendar.google.com/calendar/u/0/r/settings/addbyurl');
  await expect
    .element(screen.getByRole('textbox', { name: 'Adresse du calendrier' }))
    .toHaveValue('http://127.0.0.1:5000/api/calendar/u15.ics');
  await team.selectOptions('DEV1 et DEV2');
  await expect
    .element(screen.getByRole('link', { name: 'S’abonner sur cet appareil' }))
    .toHaveAttribute('href', 'webcal://127.0.0.1:5000/api/calendar/dev.ics');
});

it('a parent copies the address, and another team’s address is not announced as copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, team } = await openPage();
  await screen.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect.element(screen.getByText('L’adresse est copiée.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('http://127.0.0.1:5000/api/calendar/all.ics');
  await team.selectOptions('U13');
  await expect.element(screen.getByText('L’adresse est copiée.')).not.toBeInTheDocument();
});

it('a parent who subscribes with Google gets the address copied, to paste it there', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, team } = await openPage();
  await team.selectOptions('DEV2');
  // The test must not leave the page.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('link', { name: /^S’abonner avec Google Agenda/u }).click();
  await expect.element(screen.getByText('L’adresse est copiée.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('http://127.0.0.1:5000/api/calendar/dev2.ics');
  await expect
    .element(screen.getByText(/«\u00a0À partir de l’URL\u00a0» de Google/u))
    .toBeVisible();
});

it('a parent whose browser does not copy gets the address selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  const { screen } = await openPage();
  await screen.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect.element(screen.getByText(/copiez le texte sélectionné/u)).toBeVisible();
  expect(getSelection()?.toString()).toBe('http://127.0.0.1:5000/api/calendar/all.ics');
});
