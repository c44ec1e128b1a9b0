import { identity } from '@club/about/identity';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import report from './report.json' with { type: 'json' };

describe.each([
  ['fr', 'Accessibilité', 'Nous écrire', 'Impossible à dire', 'Toutes les commandes des pages'],
  ['en', 'Accessibility', 'Write to us', 'Cannot tell', 'All controls of the pages'],
] as const)('a visitor who reads %s', (locale, title, writeLabel, unknownLabel, allControls) => {
  it('reads what was checked, what nobody has tried, and how to complain', async () => {
    const screen = await renderSite('/accessibility', locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const main = screen.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: writeLabel }))
      .toHaveAttribute('href', '/contact');
    await expect.element(main.getByRole('link', { name: identity.email })).toBeVisible();
    await expect.element(main.getByRole('heading', { name: allControls })).toBeVisible();
    const criteria = report.components.flatMap((component) => component.criteria);
    for (const { text } of criteria)
      await expect.element(main.getByText(text[locale], { exact: true })).toBeInTheDocument();
    const unknownCriteria = criteria.filter(({ result }) => result === 'unknown');
    expect(main.getByText(unknownLabel, { exact: true }).elements()).toHaveLength(
      unknownCriteria.length,
    );
  });
});
