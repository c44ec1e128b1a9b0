import { identity } from '@club/about/identity';
import { teamIds } from '@club/domain/team';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubFirestore } from '../../testing/stub-firestore.ts';
import { renderSite } from '../../testing/render-site.tsx';

const navLabels = {
  fr: ['Accueil', 'Programmes', 'Inscription', 'Horaire', 'Le club', 'Nous joindre'],
  en: ['Home', 'Programs', 'Registration', 'Schedule', 'About us', 'Contact'],
};
const titles = {
  fr: `Page introuvable · ${identity.name.fr}`,
  en: `Page not found · ${identity.name.en}`,
};
const addresses = ['/', '/program', '/registration', '/schedule', '/club', '/contact'];

beforeEach(async () => {
  stubFirestore({});
  await page.viewport(1280, 800);
});

describe.each(['fr', 'en'] as const)('a visitor who reads %s', (locale) => {
  it('finds the six entries of the navigation, in a document with the page’s title and language', async () => {
    const screen = await renderSite('/nowhere', locale);
    const nav = screen.getByRole('navigation', { name: /Navigation principale|Main navigation/u });
    for (const [index, name] of navLabels[locale].entries()) {
      const link = nav.getByRole('link', { name, exact: true });
      await expect.element(link).toBeVisible();
      await expect.element(link).toHaveAttribute('href', addresses[index]);
    }
    await expect.poll(() => document.title).toBe(titles[locale]);
    expect(document.documentElement.lang).toBe(locale);
  });
});

it('switches the texts, the title and the page’s language', async () => {
  const screen = await renderSite('/nowhere', 'fr');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Ballon à l’extérieur');
  await screen.getByRole('button', { name: 'EN English' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Out of bounds');
  await expect.element(screen.getByRole('button', { name: 'FR Français' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await expect.poll(() => document.title).toContain('Page not found');
});

describe('a visitor who opens the program dropdown', () => {
  it('finds all teams, and returns to the button with Escape', async () => {
    const screen = await renderSite('/nowhere', 'en');
    const button = screen.getByRole('button', { name: 'List of teams' });
    await expect.element(screen.getByRole('link', { name: 'U17' })).not.toBeInTheDocument();
    await button.click();
    for (const id of teamIds) {
      const name = id === 'dev' ? 'Development' : id.toUpperCase();
      await expect
        .element(screen.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', `/program/${id}`);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes it with a click outside', async () => {
    const screen = await renderSite('/nowhere', 'en');
    const button = screen.getByRole('button', { name: 'List of teams' });
    await button.click();
    await screen.getByRole('heading', { level: 1 }).click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a visitor at the “Programs” link', () => {
  it('sees the teams while the pointer is there, and after a click also without the pointer', async () => {
    const screen = await renderSite('/nowhere', 'en');
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    const programsLink = nav.getByRole('link', { name: 'Programs' });
    const button = nav.getByRole('button', { name: 'List of teams' });
    await userEvent.hover(programsLink);
    await expect.element(nav.getByRole('link', { name: 'U17' })).toBeVisible();
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(programsLink);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(programsLink).toHaveAttribute('href', '/program');
  });

  it('opens the list with the arrow key, and Escape closes it', async () => {
    const screen = await renderSite('/nowhere', 'en');
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    nav.getByRole('link', { name: 'Programs' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(nav.getByRole('link', { name: 'U17' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(nav.getByRole('button', { name: 'List of teams' }))
      .toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a visitor with a phone', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
  });
  const openMenu = async () => {
    const screen = await renderSite('/nowhere', 'en');
    await screen.getByRole('button', { name: 'Menu' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    return screen;
  };
  const expectNoDialog = async (screen: Awaited<ReturnType<typeof openMenu>>) => {
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  };

  it('finds the page again after the window has become wide while the menu was open', async () => {
    const screen = await openMenu();
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole('main')).toBeVisible();
    await expectNoDialog(screen);
  });

  it('follows a link, which closes the menu and focuses the content', async () => {
    const screen = await openMenu();
    await screen.getByRole('link', { name: 'Schedule' }).click();
    await expectNoDialog(screen);
    await expect.element(screen.getByRole('main')).toHaveFocus();
    await expect
      .element(screen.getByRole('status').filter({ hasText: /^Schedule$/u }))
      .toBeInTheDocument();
  });
});
