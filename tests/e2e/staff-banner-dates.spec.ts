import { banners } from '@club/about/first-content/banners';
import { getDatabase } from '../api/admin.ts';
import { openTab, outcome, save, selectRow } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner, secondBanner] = banners;
await restoreAfterEach('banners');

test('staff plan when a banner is shown, and read the plan in words', async ({ page }) => {
  const document = getDatabase().doc(`banners/${secondBanner.id}`);
  await document.update({ eventDate: '' });
  await openTab(page, 'BANNER');
  await selectRow(page, secondBanner.eventTitle);
  // A banner without an event does not ask for one.
  await expect(page.getByLabel('Day of the event')).toBeHidden();
  await page.getByText('The event', { exact: true }).click();
  await page.getByLabel('Day of the event').fill('2099-03-06');
  await page.getByLabel('Time of the event').fill('19:30');
  await page.getByLabel('Show from').fill('2099-03-02T08:00');
  await page.getByLabel('Show until').fill('2099-03-08T23:59');
  await expect(page.getByText('It goes up on')).toContainText('Monday, March 2, 2099 at 8 a.m.');
  await save(page);
  await expect(outcome(page)).toHaveText('Banner saved successfully');
  const row = page.getByRole('row', { name: secondBanner.eventTitle });
  await expect(row).toContainText('Next');
  const storedBanner = await document.get();
  expect([storedBanner.get('bannerDisplay'), storedBanner.get('displayPlanned')]).toEqual([
    false,
    true,
  ]);

  await page.goto('/?lng=en');
  await expect(page.getByText(firstBanner.eventTitle).first()).toBeVisible();
  await expect(page.getByText(secondBanner.eventTitle)).toHaveCount(0);
});

test('visitors and search engines read the day of the event', async ({ page }) => {
  await getDatabase()
    .doc(`banners/${secondBanner.id}`)
    .update({ eventDate: '2099-03-06', eventTime: '19:30' });
  await page.goto('/?lng=en');
  await page.getByRole('heading', { name: 'Meet the team' }).scrollIntoViewIfNeeded();
  const event = page.getByRole('region', { name: 'Coming up' });
  await event.scrollIntoViewIfNeeded();
  await expect(event).toContainText('March 6th 2099, 7:30');
  await expect(event).toContainText(secondBanner.eventTitle);
  const structuredData = await event.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structuredData ?? '{}')).toMatchObject({
    '@type': 'Event',
    name: secondBanner.eventTitle,
    startDate: '2099-03-06T19:30:00-05:00',
  });
});

test('an open page hides a banner when its time ends', async ({ page }) => {
  await getDatabase()
    .doc(`banners/${secondBanner.id}`)
    .update({ showUntil: new Date(Date.now() + 60_000) });
  await page.clock.install();
  await page.goto('/?lng=en');
  await expect(page.getByText(secondBanner.eventTitle).first()).toBeAttached();
  await page.clock.fastForward(61_000);
  await expect(page.getByText(secondBanner.eventTitle)).toHaveCount(0);
  await expect(page.getByText(firstBanner.eventTitle).first()).toBeVisible();
});
