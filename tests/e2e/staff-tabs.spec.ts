import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listPages, type PageId, tabIds } from '../../web/src/staff/shell/dashboard-navigation.ts';
import { getDatabase } from '../api/admin.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { findAxeViolations } from './support/axe-violations.ts';
import { openTab, save, saveBar, selectRow } from './support/dashboard.ts';
import { serveFixedStaffData } from './support/fixed-staff-data.ts';
import { findForcedColorsFaults } from './support/forced-colors-faults.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { atWidths, type Check, inMedia, runChecks } from './support/run-checks.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';
import { withZoomedText } from './support/text-size.ts';
import { findFocusFaults, findFocusFaultsByWidth } from './support/walk-focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

await restoreAfterEach('programs');

/**
 * Makes a check with the save bar at the end of the page. In zoomed text, the bar would cover too
 * much of the screen, so the site moves it there.
 */
const withBarAtEnd =
  (check: Check): Check =>
  async (page) => {
    const bars = await saveBar(page).all();
    const setPosition = (position: string) =>
      Promise.all(
        bars.map((bar) =>
          bar.evaluate((element, value) => {
            element.style.position = value;
          }, position),
        ),
      );
    await setPosition('static');
    const faults = await check(page);
    await setPosition('');
    return faults;
  };

/** The checks of every tab. */
const checks: Readonly<Record<string, Check>> = {
  axe: atWidths([360, 1280], findAxeViolations),
  focus: findFocusFaultsByWidth(360),
  targets: atWidths([360], findSmallTargets, 640),
  'text zoomed to 200 %': withBarAtEnd(withZoomedText(200, atWidths([360], findLayoutFaults))),
  'forced colours': inMedia({ forcedColors: 'active' }, findForcedColorsFaults),
};

const panel = (page: Page) => page.getByRole('tabpanel');

const checkTree =
  (part: Locator, name: string): Check =>
  async () => {
    await expectAriaSnapshot(part, `staff/${name}`);
    return [];
  };

/** Checks the open tab. */
async function checkTab(page: Page, name: string): Promise<void> {
  await expect(panel(page).getByText(/^Loading/u)).toHaveCount(0);
  await runChecks(page, name, { 'accessibility tree': checkTree(panel(page), name), ...checks });
}

/** Checks what opens within a tab that has been checked: its accessibility tree. */
const checkPart = (page: Page, part: Locator, name: string): Promise<void> =>
  runChecks(page, name, { 'accessibility tree': checkTree(part, name) });

/** Checks an open dialog. */
const checkDialog = (page: Page, name: string, dialog = page.getByRole('dialog')): Promise<void> =>
  runChecks(page, name, {
    'accessibility tree': checkTree(dialog, name),
    focus: () => findFocusFaults(page, dialog),
  });

const clickButton = (part: Locator, name: string | RegExp) =>
  part.getByRole('button', { name }).click();

const blueImage = { width: 1000, height: 500, channels: 3, background: '#1746d1' } as const;

/** What staff do on each page: they open its forms and dialogs, and these are checked. */
const visits: Readonly<Record<PageId, (page: Page) => Promise<void>>> = {
  tonight: async (page) => {
    await clickButton(panel(page), /^Cancel /u);
    await checkDialog(page, 'cancel-entry');
    await clickButton(page.getByRole('dialog'), 'Go back');
    await page.getByLabel('Notice in French').fill('Le gymnase est fermé ce soir.');
    await checkTab(page, 'tonight');
    await page.getByRole('tab', { name: 'BANNER' }).click();
    await checkDialog(page, 'leave');
    await clickButton(page.getByRole('dialog'), 'Stay here');
  },
  banner: async (page) => {
    await checkPart(page, page.getByRole('tablist'), 'tabs');
    await checkPart(page, page.getByRole('region', { name: 'Trash' }), 'trash');
    await selectRow(page, 'Winter tryouts');
    await clickButton(panel(page), 'Show the history');
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await checkTab(page, 'banners');
  },
  carousel: async (page) => {
    await selectRow(page, 'Photo 1');
    await panel(page).locator('summary').click();
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await checkTab(page, 'images');
    const buffer = await sharp({ create: blueImage }).png().toBuffer();
    const file = { name: 'photo.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Choose an image').setInputFiles(file);
    await checkDialog(page, 'crop');
    await clickButton(page.getByRole('dialog'), 'Cancel');
    await clickButton(panel(page), 'Change the order');
    await checkPart(page, panel(page), 'order');
    await clickButton(page.getByRole('main'), 'Cancel');
  },
  note: async (page) => {
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await checkTab(page, 'notes');
    await page.getByLabel('Note in French').fill('');
    await save(page);
    await checkDialog(page, 'one-language');
    await page.keyboard.press('Escape');
  },
  program: async (page) => {
    await selectRow(page, 'U15');
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await clickButton(panel(page), 'Show the history');
    await checkTab(page, 'programs');
    await clickButton(panel(page), /^Go back to before this save/u);
    await checkDialog(page, 'restore');
    await page.keyboard.press('Escape');
    await page.getByLabel('Cost in English').fill('$900');
    await getDatabase()
      .doc('programs/U15')
      .update({ cost: '$870', updatedAt: new Date('2026-10-13T22:30:00Z') });
    const conflict = page.getByRole('alertdialog');
    await expect(conflict).toContainText('Amina Diallo');
    await checkDialog(page, 'conflict', conflict);
  },
  club: async (page) => {
    await selectRow(page, 'Idriss Valcourt');
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await runChecks(page, 'coaches', checks);
  },
  gyms: async (page) => {
    await selectRow(page, 'Gymnase Saint-Laurent');
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    await runChecks(page, 'gyms', checks);
  },
  calendar: async (page) => {
    await clickButton(panel(page), 'Show the titles');
    await checkTab(page, 'calendar');
    await clickButton(panel(page), 'Accept the loss');
    await checkDialog(page, 'accept-loss');
    await page.keyboard.press('Escape');
  },
  messages: async (page) => {
    await clickButton(panel(page), /^Rose Tremblay/u);
    await checkTab(page, 'messages');
  },
  newsletter: async (page) => {
    await clickButton(panel(page), /^Figures/u);
    await clickButton(panel(page), 'Send me a test');
    await checkTab(page, 'newsletter');
    await clickButton(page.getByRole('group', { name: 'English' }), 'Link');
    await checkDialog(page, 'link');
    await clickButton(page.getByRole('dialog'), 'Cancel');
  },
  mails: async (page) => {
    await checkTab(page, 'mails');
    await clickButton(panel(page), /^Send .*again/u);
    await checkDialog(page, 'resend');
    await page.keyboard.press('Escape');
  },
  log: (page) => checkTab(page, 'log'),
  help: async (page) => {
    await checkTab(page, 'help');
    await panel(page).getByRole('list').getByRole('button').first().click();
    await checkPart(page, panel(page), 'guide');
  },
};

/** Opens the next tab by keyboard, and leaves what was typed in this one. */
async function openNextTab(page: Page): Promise<void> {
  const selectedTab = page.getByRole('tab', { selected: true });
  const name = (await selectedTab.textContent()) ?? '';
  await selectedTab.press('ArrowRight');
  const leaveButton = page.getByRole('dialog').getByRole('button', { name: 'Leave' });
  await expect(selectedTab.filter({ hasNotText: name }).or(leaveButton)).toBeVisible();
  if (await leaveButton.isVisible()) await leaveButton.click();
}

test('staff use each tab and dialog by keyboard, by thumb, by ear, in large text and in forced colours', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-10-14T16:00:00Z'));
  await serveFixedStaffData(page);
  await openTab(page, 'TONIGHT');
  for (const [index, id] of tabIds.entries()) {
    await test.step(id, async () => {
      if (index > 0) await openNextTab(page);
      await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
    });
    for (const pageId of listPages(id)) {
      await test.step(pageId, async () => {
        if (listPages(id).length > 1) await panel(page).locator(`a[href="#${pageId}"]`).click();
        await visits[pageId](page);
      });
    }
  }
});
