import type { Page } from '@playwright/test';
import { calendarApps } from '../api/calendar-apps.ts';
import { expect, test } from './support/test.ts';

const findSubscription = (page: Page) =>
  page.getByRole('region', { name: /calendrier$|own calendar/u });
const findAddressField = (page: Page) => findSubscription(page).getByRole('textbox');

test('a parent copies the address of their team’s feed, which two calendar apps can read', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/schedule?lng=en');
  await findSubscription(page).getByLabel('Team').selectOption('U15');
  await findSubscription(page).getByRole('button', { name: 'Copy the address' }).click();
  await expect(findSubscription(page).getByRole('status')).toHaveText('Address copied.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(findAddressField(page)).toHaveValue(address);

  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  const [events, ...otherEventLists] = calendarApps.map(({ readEvents }) => readEvents(text));
  expect(events?.length).toBeGreaterThan(10);
  expect(events?.some(({ title }) => title.includes('U15'))).toBe(true);
  for (const otherEvents of otherEventLists) expect(otherEvents).toEqual(events);
  expect(new Set(events?.map(({ uid }) => uid)).size).toBe(events?.length);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent finds the address of the feed for all teams', async ({ page }) => {
    await page.goto('/schedule');
    await expect(findAddressField(page)).toHaveValue('http://127.0.0.1:5000/api/calendar/all.ics');
    await expect(findSubscription(page).getByRole('button')).toHaveCount(0);
    await page.goto('/en/schedule');
    await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
      'href',
      'webcal://127.0.0.1:5000/api/calendar/all.ics',
    );
  });
});
