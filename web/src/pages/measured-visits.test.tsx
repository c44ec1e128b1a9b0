import { expect, it, vi } from 'vitest';
import { speedSettings } from '../data/speed-settings.ts';
import { renderSite } from '../testing/render-site.tsx';

it.each([
  ['fr', /dans une visite sur dix/u],
  ['en', /in one visit in ten/u],
] as const)(
  'the privacy notice mentions measured visits, in %s, only if the site measures visits',
  async (locale, text) => {
    const screen = await renderSite('/club-policy', locale);
    await expect.element(screen.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect(screen.getByText(text).query()).toBeNull();
    await screen.unmount();

    vi.spyOn(speedSettings, 'isMeasured', 'get').mockReturnValue(true);
    const screenOfMeasuredSite = await renderSite('/club-policy', locale);
    await expect.element(screenOfMeasuredSite.getByText(text)).toBeVisible();
  },
);
