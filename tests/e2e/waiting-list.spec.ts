import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { getDatabase } from '../api/admin.ts';
import { postAsStaff } from '../api/identities.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { openTab, save, selectRow } from './support/dashboard.ts';
import { findMail } from './support/mails.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const makeAddress = () => `family@${randomUUID().slice(0, 8)}.example.org`;
const getProgramReference = () => getDatabase().doc('programs/U13');
/** Counts the sent mails that tell waiting families that a program is open (kind `place`). */
const countSentPlaceMails = async () => {
  const placeMails = getDatabase().collection('outbox').where('kind', '==', 'place');
  return (await placeMails.where('state', '==', 'sent').count().get()).data().count;
};
const queryEntries = () => getDatabase().collection('waitingList').where('program', '==', 'U13');

let wasOpen: unknown;
test.beforeAll(async () => {
  wasOpen = (await getProgramReference().get()).get('registerDisplay');
});
// In one of the tests, staff open the program.
test.beforeEach(() => getProgramReference().update({ registerDisplay: false }));
test.afterAll(async () => {
  await getProgramReference().update({ registerDisplay: wasOpen === true });
  await Promise.all((await queryEntries().get()).docs.map(({ ref }) => ref.delete()));
});

/** Requests a mail on the page of the full program, at first with an invalid address. */
async function requestMail(page: Page, email: string): Promise<void> {
  await page.goto('/program/u13?lng=en');
  await page.getByRole('button', { name: 'E-mail me when a spot opens' }).click();
  const form = page.getByRole('form', { name: 'E-mail me when a spot opens in U13' });
  const field = form.getByRole('textbox', { name: 'Your e-mail' });
  await expect(field).toBeFocused();
  await expect(form.getByText(/about nothing else/u)).toBeVisible();
  await field.fill('family@');
  await form.getByRole('button').click();
  await expect(form.getByText(/Please enter an e-mail address/u)).toBeVisible();
  await expect(field).toHaveValue('family@');
  await expectAriaSnapshot(form, 'forms/place-invalid.en');
  await field.fill(email);
  await form.getByRole('button').click();
  await expect(form.getByText('One more step')).toBeVisible();
  await expectAriaSnapshot(form, 'forms/place-sent.en');
}

/** Finds the link with this purpose in the confirmation mail. */
async function findLink(email: string, purpose: string): Promise<string> {
  const { text } = await findMail(email, ({ subject }) => subject.includes('confirm your request'));
  return new RegExp(String.raw`http:\S+#${purpose}=\S+`, 'u').exec(text)?.[0] ?? '';
}

/** Puts a family on the list by the API. Returns the mailed link for leaving the list. */
async function joinList(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, program: 'U13', lng: 'en', page: '/program/u13' };
  await request.post('/api/waiting-list', { data });
  const [, token] = (await findLink(email, 'confirm-place')).split('#confirm-place=');
  await request.post('/api/waiting-list/confirm', { data: { token } });
  return findLink(email, 'leave-waiting-list');
}

/** Opens a mailed link and presses its button. */
async function followLink(page: Page, link: string, button: string, result: string): Promise<void> {
  // Another hash on the same page would not load the page anew.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: result })).toBeVisible();
}

test.describe('families of a full program', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('ask, confirm by mail, and get one mail from staff once the program is open', async ({
    page,
    request,
  }) => {
    test.slow();
    const earlierMailCount = await countSentPlaceMails();
    const email = makeAddress();
    await requestMail(page, email);
    const confirmLink = await findLink(email, 'confirm-place');
    await followLink(page, confirmLink, 'Add me to the list', 'You are on the list');
    const secondEmail = makeAddress();
    await joinList(request, secondEmail);
    const leaveLink = await joinList(request, makeAddress());
    await followLink(page, leaveLink, 'Leave the list', 'You are off the list');

    await openTab(page, 'PROGRAM');
    await expect(page.getByRole('row', { name: 'U13' })).toContainText('2 families');
    await selectRow(page, 'U13');
    await expect(
      page.getByText('2 families are waiting for a spot in U13. Set the program'),
    ).toBeVisible();
    await page.getByRole('switch').click();
    await expect(page.getByText('Save first')).toBeVisible();
    await save(page);
    const writeButtons = page.getByRole('button', { name: 'Write to all 2' });
    await writeButtons.last().click();
    const question = page.getByRole('dialog', { name: 'Write to 2 families about U13?' });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('U13: 2 e-mails are on their way.')).toBeVisible();
    await expect(writeButtons).toHaveCount(0);

    const isPlaceMail = ({ subject }: { subject: string }) => subject === 'U13: a spot is open';
    for (const address of [email, secondEmail]) {
      const { text } = await findMail(address, isPlaceMail);
      expect(text).toContain('/program/u13?lng=en');
    }
    // Once the mails are sent, nobody's address remains.
    await expect.poll(async () => (await queryEntries().get()).size).toBe(0);
    expect(await countSentPlaceMails()).toBe(earlierMailCount + 2);
  });
});

test.describe('two members of staff', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('staff write to the first families only, and not after a colleague did', async ({
    page,
    request,
  }) => {
    test.slow();
    const emails = [makeAddress(), makeAddress(), makeAddress()] as const;
    for (const email of emails) await joinList(request, email);
    await getProgramReference().update({ registerDisplay: true });
    await openTab(page, 'PROGRAM');
    const numbers = page.getByRole('combobox', { name: 'How many families' });
    await expect(numbers.getByRole('option')).toHaveText(['3', '2', '1']);
    await numbers.selectOption('2');
    await postAsStaff('/api/waiting-list/U13/notify', { count: 1, waiting: 3 });
    const write = async (button: string, question: string) => {
      await page.getByRole('button', { name: button }).click();
      await page
        .getByRole('dialog', { name: question })
        .getByRole('button', { name: 'Send' })
        .click();
    };
    await write('Write to the first 2', 'Write to the first 2 families about U13?');
    await expect(page.getByText('The list has just changed')).toBeVisible();
    await expect(numbers.getByRole('option')).toHaveText(['2', '1']);
    await numbers.selectOption('1');
    await write('Write to the first family', 'Write to the first family about U13?');
    await expect(page.getByText('U13: 1 e-mail is on its way.')).toBeVisible();
    await expect(page.getByText('U13 is open, and 1 family is waiting')).toBeVisible();

    const isPlaceMail = ({ subject }: { subject: string }) => subject === 'U13: a spot is open';
    for (const email of emails.slice(0, 2)) await findMail(email, isPlaceMail);
    await expect
      .poll(async () =>
        (await queryEntries().get()).docs.map((entry) => String(entry.get('email'))),
      )
      .toEqual([emails[2]]);
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('the form opens with another press once its code can be loaded', async ({ page }) => {
    await page.goto('/program/u13?lng=en');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'E-mail me when a spot opens' });
    await expect(button).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    await button.click();
    await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await button.click();
    await expect(page.getByRole('form', { name: /^E-mail me/u })).toBeVisible();
  });

  test('the form keeps what was typed and says what to do', async ({ page }) => {
    await page.goto('/program/u13?lng=fr');
    await page.getByRole('button', { name: 'M’aviser si une place se libère' }).click();
    await page.route('**/api/waiting-list', (route) => route.abort('failed'));
    const form = page.getByRole('form', { name: 'M’aviser si une place se libère en U13' });
    await form.getByRole('textbox').fill('family@example.org');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText('Vérifiez votre connexion Internet');
    await expect(form.getByRole('textbox')).toHaveValue('family@example.org');
    await expectAriaSnapshot(form, 'forms/place-failed.fr');
  });
});
