import { teams } from '@club/about/en/teams';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildSettings } from '../../data/build-settings.ts';
import { stubFirestore } from '../../testing/stub-firestore.ts';
import { renderSite } from '../../testing/render-site.tsx';

const linkText = 'Click here if you are not redirected automatically.';
const redirectedText = 'You are being redirected to the registration form...';
const openedText = 'The form is open in a new tab. What it asks for is listed below.';
const blockedText = 'Your browser blocked the new tab. Open the form with this link:';

/** Stubs the browser's reaction when a page opens a tab. */
function stubWindowOpen(behaviour: 'opens' | 'blocks') {
  const tab = { closed: false, opener: window } as unknown as Window;
  const open = vi.spyOn(window, 'open').mockReturnValue(behaviour === 'opens' ? tab : null);
  return { tab, open };
}

beforeEach(async () => {
  // A visitor who comes to the page for the first time.
  history.replaceState(null, '');
  stubFirestore({});
  await page.viewport(768, 900);
});

describe('a parent who registers', () => {
  it('finds the form in one new tab, and no longer reads that they are being redirected', async () => {
    const { tab, open } = stubWindowOpen('opens');
    const screen = await renderSite('/registration?programId=u17', 'en');
    await expect.element(screen.getByText(openedText)).toBeVisible();
    await expect.element(screen.getByText(redirectedText)).not.toBeInTheDocument();
    const form = `${location.origin}/registration-form?programId=u17`;
    expect(open.mock.calls).toEqual([[form, '_blank']]);
    expect(tab.opener).toBeNull();
    const link = screen.getByRole('link').filter({ hasText: linkText });
    await expect.element(link).toHaveAttribute('href', form);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('reads that they are being redirected until the browser blocks the tab, and finds the link', async () => {
    const { open } = stubWindowOpen('blocks');
    const shownTexts: (string | null)[] = [];
    open.mockImplementation(() => {
      shownTexts.push(document.querySelector('main [role=status]')?.textContent ?? null);
      return null;
    });
    const screen = await renderSite('/registration', 'en');
    await expect.element(screen.getByText(blockedText)).toBeVisible();
    expect(shownTexts).toEqual([redirectedText]);
    await expect.element(screen.getByText(redirectedText)).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link').filter({ hasText: linkText }))
      .toHaveAttribute('href', `${location.origin}/registration-form`);
    await expect.element(screen.getByText(openedText)).not.toBeInTheDocument();
  });
});

it('opens no second tab when the language changes', async () => {
  const { open } = stubWindowOpen('opens');
  const screen = await renderSite('/registration', 'fr');
  await expect.poll(() => open.mock.calls).toHaveLength(1);
  await screen.getByRole('button', { name: 'EN English' }).click();
  await expect.element(screen.getByText(openedText)).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
});

const fullProgram = {
  _id: 'U14',
  id: 'U14',
  schedule: 'Mondays',
  schedule_fr: 'Le lundi',
  current_session: 'Autumn',
  current_session_fr: 'Automne',
  cost: '$875',
  cost_fr: '875 $',
  registerDisplay: false,
  updatedAt: new Date('2026-10-05T16:00:00Z'),
};

it('shows the team and its price; a full one opens no tab and offers the waiting list first', async () => {
  stubFirestore({ programs: [fullProgram] });
  const { open } = stubWindowOpen('opens');
  const screen = await renderSite('/registration?programId=u14', 'en');
  await expect.element(screen.getByRole('heading', { name: teams.u14.title })).toBeVisible();
  await expect.element(screen.getByText('$875')).toBeVisible();
  await expect.element(screen.getByText(/This team is full/u)).toBeVisible();
  await screen.getByRole('button', { name: 'E-mail me when a spot opens U14' }).click();
  await expect.element(screen.getByRole('form', { name: /spot opens in U14/u })).toBeVisible();
  await expect
    .element(screen.getByRole('link').filter({ hasText: 'Open the registration form' }))
    .toHaveAttribute('href', `${location.origin}/registration-form?programId=u14`);
  expect(open).not.toHaveBeenCalled();
});

it('shows a message and a link to the contact page if the club has no form', async () => {
  vi.spyOn(buildSettings, 'registrationForm', 'get').mockReturnValue('');
  const { open } = stubWindowOpen('opens');
  const screen = await renderSite('/registration', 'en');
  await expect
    .element(screen.getByText(/no online registration form at the moment/u))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Contact the club' }))
    .toHaveAttribute('href', '/contact');
  await expect.element(screen.getByText(linkText)).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
});
