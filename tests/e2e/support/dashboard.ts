import type { Page, Route } from '@playwright/test';
import { openAsStaff } from './staff-session.ts';

/** The tabs, and the pages of the tab MORE. */
export type TabName =
  | 'TONIGHT'
  | 'BANNER'
  | 'CAROUSEL'
  | 'NOTE'
  | 'PROGRAM'
  | 'MESSAGES'
  | 'NEWSLETTER'
  | 'HELP'
  | 'CALENDAR'
  | 'E-MAILS SENT'
  | 'LOG';

/** Opens the address of a tab, in English, as signed-in staff. The other tabs do not load. */
export async function openTab(page: Page, name: TabName): Promise<void> {
  const id = name === 'E-MAILS SENT' ? 'mails' : name.toLowerCase();
  await openAsStaff(page, `/admin?lng=en#${id}`);
  await page.getByRole('tabpanel').waitFor();
}

/** Opens the form of the row whose cells contain a text. */
export const selectRow = (page: Page, text: string): Promise<void> =>
  page.getByRole('row', { name: text }).getByRole('button', { name: 'Edit' }).click();

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save' }).click();

/** Confirms publishing a text that was changed in one language only. */
export async function publishAnyway(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /has changed/u });
  await question.getByRole('button', { name: 'Publish anyway' }).click();
}

/** Saves a text that was changed in one language only. */
export async function saveAndPublishAnyway(page: Page): Promise<void> {
  await save(page);
  await publishAnyway(page);
}

/** The bar at the bottom of the window: Save, Undo, messages. */
export const saveBar = (page: Page) => page.getByRole('region', { name: 'Saving and messages' });

/** The message about the outcome of a save. */
export const outcome = (page: Page) => saveBar(page).getByRole('status').last();

/** Any message of the form about another person's save. */
export const otherPersonMessage = (page: Page) =>
  page.getByText(/Changed by|also changed|(?:Someone|Somebody) else/u);

/** Finds the cell that begins with a text, in the list of rows. */
export const cell = (page: Page, text: string) =>
  page.getByRole('cell', {
    name: new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)}`, 'u'),
  });

/**
 * Holds the next request to a path.
 *
 * @param respond responds to the request after its release
 * @returns a function that releases the request
 */
export async function holdRequest(
  page: Page,
  path: string,
  respond: (route: Route) => Promise<void>,
) {
  const { promise, resolve: release } = Promise.withResolvers<unknown>();
  await page.route(
    path,
    async (route) => {
      await promise;
      await respond(route);
    },
    { times: 1 },
  );
  return () => release(undefined);
}
