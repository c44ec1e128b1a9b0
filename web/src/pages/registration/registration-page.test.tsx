import { teamFees } from '@club/about/en/policies';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildSettings } from '../../data/build-settings.ts';
import { renderSite } from '../../testing/render-site.tsx';

const manual = {
  en: 'Click here if you are not redirected automatically.',
  fr: 'Cliquez ici si la redirection ne se fait pas automatiquement.',
};
const redirectedText = {
  en: 'You are being redirected to the registration form...',
  fr: 'Nous vous dirigeons vers le formulaire d’inscription…',
};
const openedText = {
  en: 'The form is open in a new tab. What it asks for is listed below.',
  fr: 'Le formulaire est ouvert dans un nouvel onglet. Vous trouverez ci-dessous ce qu’il demande.',
};
const blockedText = {
  en: 'Your browser blocked the new tab. Open the form with this link:',
  fr: 'Votre navigateur a bloqué le nouvel onglet. Ouvrez le formulaire avec ce lien\u00a0:',
};

/** What the browser does when a page opens a tab. */
function tabs(answer: 'opens' | 'blocked') {
  const tab = { closed: false, opener: window } as unknown as Window;
  const open = vi.spyOn(window, 'open').mockReturnValue(answer === 'opens' ? tab : null);
  return { tab, open };
}

beforeEach(() => page.viewport(768, 900));

describe.each(['en', 'fr'] as const)('a parent who registers, in %s', (locale) => {
  it('finds the form in one new tab, and is told no longer that they are redirected', async () => {
    const { tab, open } = tabs('opens');
    const screen = await renderSite('/registration?programId=u17', locale);
    await expect.element(screen.getByText(openedText[locale])).toBeVisible();
    await expect.element(screen.getByText(redirectedText[locale])).not.toBeInTheDocument();
    const form = `${location.origin}/registration-form?programId=u17`;
    expect(open.mock.calls).toEqual([[form, '_blank']]);
    expect(tab.opener).toBeNull();
    const link = screen.getByRole('link').filter({ hasText: manual[locale] });
    await expect.element(link).toHaveAttribute('href', form);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('is told that they are redirected until the browser has answered', async () => {
    const { open } = tabs('opens');
    const shownText: (string | null)[] = [];
    open.mockImplementation(() => {
      shownText.push(document.querySelector('main [role=status]')?.textContent ?? null);
      return null;
    });
    const screen = await renderSite('/registration', locale);
    await expect.element(screen.getByText(blockedText[locale])).toBeVisible();
    expect(shownText).toEqual([redirectedText[locale]]);
  });

  it('is told where the browser blocks the tab, and finds the link', async () => {
    const { open } = tabs('blocked');
    const screen = await renderSite('/registration', locale);
    await expect.poll(() => open.mock.calls.length).toBe(1);
    await expect.element(screen.getByText(blockedText[locale])).toBeVisible();
    await expect.element(screen.getByText(redirectedText[locale])).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link').filter({ hasText: manual[locale] }))
      .toHaveAttribute('href', `${location.origin}/registration-form`);
    await expect.element(screen.getByText(openedText[locale])).not.toBeInTheDocument();
  });
});

it('opens no second tab when the language changes', async () => {
  const { open } = tabs('opens');
  const screen = await renderSite('/registration', 'fr');
  await expect.element(screen.getByText(openedText.fr)).toBeVisible();
  await screen.getByRole('button', { name: 'EN English' }).click();
  await expect.element(screen.getByText(openedText.en)).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
});

it('passes on a program only as a value, whatever the address says', async () => {
  const { open } = tabs('blocked');
  await renderSite('/registration?programId=u17%26admin%3D1%23x', 'en');
  await expect
    .poll(() => open.mock.calls.at(0)?.[0])
    .toBe(`${location.origin}/registration-form?programId=u17%26admin%3D1%23x`);
});

it('says that team fees are not refunded, and leads to the rules', async () => {
  tabs('opens');
  const screen = await renderSite('/registration', 'en');
  await expect.element(screen.getByText(teamFees.registration, { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Read the refund rules' }))
    .toHaveAttribute('href', '/club-policy#refund');
});

it('says so in words where the club has no form, and leads to the contact page', async () => {
  vi.spyOn(buildSettings, 'registrationForm', 'get').mockReturnValue('');
  const { open } = tabs('opens');
  const screen = await renderSite('/registration', 'en');
  await expect
    .element(screen.getByText(/no online registration form at the moment/u))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Contact the club' }))
    .toHaveAttribute('href', '/contact');
  await expect.element(screen.getByText(manual.en)).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
});
