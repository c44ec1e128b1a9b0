import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ReceivedMail } from '../../../../emulators/mailbox/received-mail.ts';
import { signInWithNewAccount } from '../../../../tests/e2e/support/staff.ts';
import { waitForHydration } from '../../../../tests/e2e/support/wait-for-hydration.ts';
import { makeStoredNote } from '../../../../tests/rules/stored-documents.ts';
import type { DeployResult } from '../rehearsal.ts';
import { getSentFunctions } from '../select-requests.ts';
import { projectId, settings } from '../settings.ts';
import { type Site, startSite } from './start-site.ts';

const { siteOrigin } = settings;

/** Stores the note of the schedule page, bypassing the rules. Nothing else is stored. */
async function storeNote(address: string): Promise<void> {
  const [host = '', port] = address.split(':');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port) },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await setDoc(doc(db, 'notes', 'note-1'), makeStoredNote());
  });
  await environment.cleanup();
}

/** Declares tests of the uploaded site as visitors and staff use it. */
export function declareUploadedSiteTests(getFirstDeploy: () => Promise<DeployResult>): void {
  let site: Site;
  const faults: string[] = [];

  beforeAll(async () => {
    const { requests } = await getFirstDeploy();
    site = await startSite(requests);
    await storeNote(site.emulators.firestore);
  });
  afterAll(() => site.end());
  afterEach(async () => {
    await Promise.all(site.browser.contexts().map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });

  /**
   * Opens a page in a new browser context. An unexpected console error is a fault. By default, only
   * errors about the hero are expected, because its images are not stored.
   */
  async function openPage(path: string, expectedErrors = /\/o\/home%2Fhero_/u): Promise<Page> {
    const context = await site.browser.newContext({
      // The local certificate is self-signed.
      ignoreHTTPSErrors: true,
      locale: 'en-CA',
    });
    // Playwright's 30 seconds are too short for a function that starts on a busy machine.
    context.setDefaultTimeout(180_000);
    context.on('console', (message) => {
      const isFromSite = message.page()?.url().startsWith(siteOrigin);
      const line = `${message.text()} ${message.location().url}`;
      if (isFromSite && message.type() === 'error' && !expectedErrors.test(line)) faults.push(line);
    });
    const page = await context.newPage();
    await page.goto(siteOrigin + path);
    return page;
  }
  const listMailsTo = async (address: string) => {
    const url = `http://localhost:${site.mailbox.webPort}/mails?to=${encodeURIComponent(address)}`;
    return (await (await fetch(url)).json()) as ReceivedMail[];
  };

  it('shows a visitor the stored note', async () => {
    const page = await openPage('/schedule?lng=en');
    await page.getByText('No practice on Monday.').first().waitFor();
  });

  it('allows staff to log in with Google, and shows visitors what staff save', async () => {
    const page = await openPage('/admin?lng=en');
    await signInWithNewAccount(page, settings.staff[0] ?? '', () =>
      page.getByRole('button', { name: 'Log in with Google' }).click(),
    );
    await page.getByRole('tab', { name: 'NOTE' }).click();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByLabel('Note in French').fill('Gymnase fermé lundi.');
    await page.getByLabel('Note in English').fill('Gym closed on Monday.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Note saved successfully').first().waitFor();

    const visitor = await openPage('/schedule');
    await visitor.getByText('Gymnase fermé lundi.').first().waitFor();
  });

  it('refuses an account that is not staff', async () => {
    const page = await openPage('/admin?lng=en', /status of 403|home%2Fhero_/u);
    const alert = page.waitForEvent('dialog');
    await signInWithNewAccount(page, 'passer-by@example.org', () =>
      page.getByRole('button', { name: 'Log in with Google' }).click(),
    );
    const dialog = await alert;
    expect(dialog.message()).toContain('restricted');
    await dialog.accept();
  });

  it('refuses an upload without a token', async () => {
    const page = await openPage('/?lng=en', /status of 401|home%2Fhero_/u);
    const status = await page.evaluate(async () => {
      const body = new FormData();
      return (await fetch('/api/upload', { method: 'POST', body })).status;
    });
    expect(status).toBe(401);
  });

  it('sends a parent the mail to confirm a subscription', async () => {
    const email = 'parent@example.org';
    const page = await openPage('/thankyou?lng=en');
    await waitForHydration(page);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByRole('textbox').fill(email);
    await form.getByRole('textbox').press('Enter');
    await form.getByText('Success').waitFor();

    // Cloud Scheduler calls this function every minute.
    const tendMail = await site.startFunction('tendMail');
    const response = await fetch(`http://${tendMail}/`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
    const [mail] = await listMailsTo(email);
    expect(mail?.from.address).toBe(settings.mail.from);
    expect(mail?.text).toContain(settings.postalAddress);
    const [link = ''] = /https:\S+\/newsletter\/confirm\S+/u.exec(mail?.text ?? '') ?? [];
    expect(link.startsWith(siteOrigin)).toBe(true);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
  });

  it('has every function in its bundle, and starts one that events call', async () => {
    const { requests } = await getFirstDeploy();
    const functions = getSentFunctions(requests);
    // The tests above start two functions that requests call, and one that Cloud Scheduler calls.
    const [name = ''] = [...functions].find(([, { eventTrigger }]) => eventTrigger) ?? [];
    expect(await site.startFunction(name), name).toMatch(/^127\.0\.0\.1:\d+$/u);
    expect((await site.listFunctions()).toSorted()).toEqual([...functions.keys()].toSorted());
  });
}
