import { mission } from '@club/about/en/mission';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

test('a visitor who reads English finds it in the address and in the links, with the chosen team, and back and forward', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const programs = page.getByRole('banner').getByRole('link', { name: 'Programs' });
  await page.goto('/schedule?team=u15&lng=en');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/en\/schedule\?team=u15&lng=en$/u);
  await expect(programs).toHaveAttribute('href', '/en/program');
  await programs.click();
  await expect(heading).toHaveText('Find your team');
  await expect(page).toHaveURL('/en/program');
  await page.goBack();
  await expect(heading).toHaveText('practice and game schedule');
  await expect(page).toHaveURL(/\/en\/schedule\?team=u15&lng=en$/u);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveURL('/schedule?team=u15');
  // An entry of the browser's history that is in the other language.
  await page.goForward();
  await expect(heading).toHaveText('Trouve ton équipe');
  await expect(page).toHaveURL('/program');
  await page.reload();
  await waitForHydration(page);
  await expect(heading).toHaveText('Trouve ton équipe');
});

test('the recipient of an English address reads English at once, and keeps it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.resourceType() === 'fetch')
      requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/club');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mission.title);
  expect(requests.filter((path) => path.endsWith('/club'))).toEqual(['/en/club']);
  await expect(page).toHaveURL('/en/club');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mission.title);
  await page.goto('/contact');
  await expect(page).toHaveURL('/en/contact');
  await page.goto('/en/program/dev1#next-up');
  await expect(page).toHaveURL('/en/program/dev1#next-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
