import { identity } from '@club/about/identity';
import { accessibilityResponseDays } from '@club/about/promises';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

it('a visitor reads the goal, what nobody has tried, and how and to whom to complain', async () => {
  const screen = await renderSite('/accessibility', 'fr');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Accessibilité');
  const main = screen.getByRole('main');
  for (const text of [
    /WCAG\) 2\.2/u,
    /Personne n’a encore essayé ce site avec un lecteur d’écran/u,
    new RegExp(`dans les ${accessibilityResponseDays} jours`, 'u'),
    /Commission des droits de la personne/u,
  ])
    await expect.element(main.getByText(text)).toBeVisible();
  for (const [name, href] of [
    ['Nous écrire', '/contact'],
    [identity.email, `mailto:${identity.email}`],
    [identity.phone, `tel:+1-${identity.phone}`],
  ] as const)
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href);
});
