import { join } from 'node:path';
import { root } from '../../../emulators/project.ts';
import { demo } from '../../../environments/demo.ts';
import { admin } from '../../../web/src/i18n/locales/en/admin.ts';
import { storedNote } from '../../e2e/support/stored-note.ts';
import type { Page } from '../page.ts';
import type { Scenario } from './scenario.ts';

const staffEmail = demo.staff[0] ?? '';

/** Opens a tab of the dashboard, after signing in if necessary. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.goto('/admin?lng=en');
  const screen = await page.waitFor((email) => {
    if (document.querySelector('[role=tab]')) return 'dashboard';
    const buttons = [...document.querySelectorAll('main li button')];
    return buttons.some((button) => button.textContent.includes(email)) ? 'sign-in' : undefined;
  }, staffEmail);
  if (screen === 'sign-in') await page.click({ css: 'main li button', name: staffEmail });
  await page.click({ css: '[role=tab]', name });
}

const signIn: Scenario = {
  name: 'staff sign in',
  run: (page) => openTab(page, admin.tabs.note),
};

const saveNote: Scenario = {
  name: 'staff save a note',
  isSequential: true,
  run: async (page) => {
    const original = await storedNote.read();
    try {
      await openTab(page, admin.tabs.note);
      await page.click({ css: 'tr button', name: admin.list.select });
      await page.fill({ css: 'textarea', name: 'Note in French' }, 'Gymnase fermé lundi.');
      await page.fill({ css: 'textarea', name: 'Note in English' }, 'Gym closed on Monday.');
      await page.click({ css: '[role=tabpanel] button', name: admin.save.save });
      await page.waitForVisible({ css: '[role=status]', name: 'Note saved successfully' });
      const { note, note_fr: french } = await storedNote.read();
      if (note !== 'Gym closed on Monday.' || french !== 'Gymnase fermé lundi.') {
        throw new Error(`Saved as ${String(note)} and ${String(french)}`);
      }
    } finally {
      await storedNote.write(original);
    }
  },
};

const upload: Scenario = {
  name: 'staff crop an image and upload it',
  run: async (page) => {
    await openTab(page, admin.tabs.carousel);
    await page.click({ css: 'tr button', name: admin.list.select });
    const image = join(root, 'club/artwork/images/cards/contact.png');
    await page.chooseFile({ css: '[role=tabpanel] form input[type=file]' }, image);
    await page.click({ css: 'dialog button, [role=dialog] button, button', name: admin.crop.cut });
    await page.waitFor((text) => document.body.textContent.includes(text), admin.carousel.uploaded);
    // Leaves without a save, so the site does not change.
    await page.goto('/club?lng=fr');
  },
};

/**
 * The errors that a navigation away from the dashboard causes. The navigation ends a Firestore
 * listener, so the SDK reports a lost connection and connects again. The SDK also requests a file
 * from Google, which the content security policy forbids. When a navigation interrupts a read,
 * Firefox rejects the read with an AbortError.
 */
const navigationErrors =
  /Could not reach Cloud Firestore backend|google\.com\/images\/cleardot\.gif|^AbortError: The operation was aborted/u;

/** The scenarios of staff. */
export const staffScenarios: readonly Scenario[] = [signIn, saveNote, upload].map((scenario) => ({
  ...scenario,
  expectedErrors: navigationErrors,
}));
