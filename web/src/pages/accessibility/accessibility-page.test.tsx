import { identity } from '@club/about/identity';
import { accessibilityResponseDays } from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

describe.each([
  {
    locale: 'fr',
    title: 'Accessibilité',
    untried: /Personne n’a encore essayé ce site avec un lecteur d’écran/u,
    responseTime: new RegExp(`dans les ${accessibilityResponseDays} jours`, 'u'),
    writeLabel: 'Nous écrire',
  },
  {
    locale: 'en',
    title: 'Accessibility',
    untried: /Nobody has tried this site yet with a screen reader/u,
    responseTime: new RegExp(`within ${accessibilityResponseDays} days`, 'u'),
    writeLabel: 'Write to us',
  },
] as const)(
  'a visitor who reads $locale',
  ({ locale, title, untried, responseTime, writeLabel }) => {
    it('reads the goal, what nobody has tried, and how and to whom to complain', async () => {
      const screen = await renderSite('/accessibility', locale);
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const main = screen.getByRole('main');
      for (const text of [
        /WCAG\) 2\.2/u,
        untried,
        responseTime,
        /Commission des droits de la personne/u,
      ])
        await expect.element(main.getByText(text)).toBeVisible();
      for (const [name, href] of [
        [writeLabel, '/contact'],
        [identity.email, `mailto:${identity.email}`],
        [identity.phone, `tel:+1-${identity.phone}`],
      ] as const)
        await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href);
    });
  },
);
