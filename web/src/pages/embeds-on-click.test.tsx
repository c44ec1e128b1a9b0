import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { embedSettings } from '../data/embed-settings.ts';
import { renderSite } from '../testing/render-site.tsx';

const embeds = {
  calendar: {
    path: '/schedule',
    section: '#calendar',
    storageKey: 'show-calendar',
    showLabel: 'Afficher le calendrier de Google',
    hideLabel: 'Ne plus afficher le calendrier de Google',
    text: /Google voit votre adresse IP/u,
    /** The element that sends a request to another company. */
    content: 'iframe[src^="https://calendar.google.com/"]',
  },
  map: {
    path: '/contact',
    section: '#places',
    storageKey: 'show-map',
    showLabel: 'Afficher la carte',
    hideLabel: 'Ne plus afficher la carte',
    text: /OpenStreetMap, qui verra votre adresse IP/u,
    content: 'img.leaflet-tile',
  },
} as const;

const setLoadsOnClick = (value: boolean) =>
  vi.spyOn(embedSettings, 'loadsOnClick', 'get').mockReturnValue(value);

beforeEach(async () => {
  await page.viewport(1280, 900);
  // The test may run without a network.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const hasContent = (selector: string) => document.querySelector(selector) !== null;
const hasButton = (name: string) =>
  page.getByRole('button', { name, exact: true }).query() !== null;

/**
 * Opens the embed's page, and scrolls to the end of its section until `hasLoaded` is true. The map loads only
 * near the viewport. The calendar is folded.
 */
async function openPage(
  { path, section }: (typeof embeds)[keyof typeof embeds],
  hasLoaded: () => boolean,
) {
  const screen = await renderSite(path, 'fr');
  await vi.waitFor(
    () => {
      document.querySelector(section)?.closest('section')?.scrollIntoView({ block: 'end' });
      document.querySelector(section)?.closest('details')?.setAttribute('open', '');
      expect(hasLoaded()).toBe(true);
    },
    { timeout: 15_000 },
  );
  return screen;
}

describe.each(Object.values(embeds))('a visitor of $path', (embed) => {
  const openPageWithButton = () => openPage(embed, () => hasButton(embed.showLabel));

  it('sees the embed at once by default', async () => {
    const screen = await openPage(embed, () => hasContent(embed.content));
    expect(screen.getByRole('button', { name: embed.showLabel }).query()).toBeNull();
    expect(screen.getByText(embed.text).query()).toBeNull();
  });

  it('sends no request to another company before a click, if embeds load on a click', async () => {
    setLoadsOnClick(true);
    const screen = await openPageWithButton();
    await expect.element(screen.getByText(embed.text)).toBeVisible();
    expect(hasContent(embed.content)).toBe(false);
    await screen.getByRole('button', { name: embed.showLabel, exact: true }).click();
    await expect.poll(() => hasContent(embed.content)).toBe(true);
  });

  it('can show the embed, find it again at the next visit and hide it, with the keyboard', async () => {
    setLoadsOnClick(true);
    const firstVisit = await openPageWithButton();
    firstVisit.getByRole('button', { name: embed.showLabel, exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(firstVisit.getByRole('button', { name: embed.hideLabel })).toHaveFocus();
    await firstVisit.unmount();

    const screen = await openPage(embed, () => hasContent(embed.content));
    const hideButton = screen.getByRole('button', { name: embed.hideLabel });
    // What follows the schedule's lists is hidden until they have loaded.
    await expect.element(hideButton).toBeVisible();
    hideButton.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('button', { name: embed.showLabel, exact: true }))
      .toHaveFocus();
    expect(hasContent(embed.content)).toBe(false);
    expect(localStorage.getItem(embed.storageKey)).toBeNull();
  });

  it('can show and hide the embed on a device that stores nothing', async () => {
    setLoadsOnClick(true);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const screen = await openPageWithButton();
    await screen.getByRole('button', { name: embed.showLabel, exact: true }).click();
    await expect.poll(() => hasContent(embed.content)).toBe(true);
    await screen.getByRole('button', { name: embed.hideLabel }).click();
    await expect.poll(() => hasContent(embed.content)).toBe(false);
  });
});

describe('the privacy notice', () => {
  it.each([
    [false, 'fr', /la carte \(OpenStreetMap\) la voient aussi,/u],
    [true, 'fr', /\(OpenStreetMap\) ne la voient que si vous les affichez;/u],
    [false, 'en', /the map \(OpenStreetMap\) see it too,/u],
    [true, 'en', /\(OpenStreetMap\) see it only if you show them;/u],
  ] as const)(
    'states who sees the visitor’s IP address when the setting “embeds load on a click” is %s, in %s',
    async (loadsOnClick, locale, text) => {
      setLoadsOnClick(loadsOnClick);
      const screen = await renderSite('/club-policy', locale);
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.getByText(/\{\{/u).query()).toBeNull();
    },
  );
});
