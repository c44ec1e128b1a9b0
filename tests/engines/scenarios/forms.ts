import { contact } from '../../../web/src/i18n/locales/fr/contact.ts';
import { forms as formTexts } from '../../../web/src/i18n/locales/fr/forms.ts';
import type { Scenario } from './scenario.ts';

const findTeam: Scenario = {
  name: 'a player finds a team',
  run: async (page) => {
    await page.gotoHydrated('/program');
    await page.waitForVisible({ css: 'main select' });
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      const option = select?.options[Math.floor(select.options.length / 2)];
      if (!select || !option) throw new Error('No year to choose');
      option.selected = true;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitFor(() => {
      const finder = document.querySelector('main select')?.closest('section');
      return Boolean(finder?.querySelector('a[href^="/program/u"]'));
    });
  },
};

const writeMessage: Scenario = {
  name: 'a visitor writes to the club',
  run: async (page) => {
    await page.gotoHydrated('/contact');
    await page.fill({ css: 'main input[name=email]' }, 'parent@example.org');
    await page.fill({ css: 'main textarea' }, 'Bonjour! Avez-vous une équipe U15?');
    await page.click({ css: 'main button', name: contact.form.submit });
    await page.waitFor(() => location.pathname === '/thankyou');
    await page.waitForVisible({ css: 'h1' });
  },
};

const subscribe: Scenario = {
  name: 'a visitor subscribes to the newsletter',
  run: async (page) => {
    await page.gotoHydrated('/club');
    await page.fill({ css: 'footer input[type=email]' }, 'engines@example.org');
    await page.click({ css: 'footer button', name: formTexts.newsletter.subscribe });
    await page.waitForVisible({
      css: 'footer [role=status]',
      name: formTexts.newsletter.success.title,
    });
  },
};

/** The scenarios of a visitor who fills in forms. */
export const formScenarios: readonly Scenario[] = [findTeam, writeMessage, subscribe];
