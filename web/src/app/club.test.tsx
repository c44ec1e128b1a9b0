import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { comeNear } from './testing/come-near.ts';
import { renderAt } from './testing/render-at.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

async function showCoaches(locale: 'en' | 'fr') {
  const screen = await renderAt('/club', locale);
  const name = locale === 'en' ? 'Our coaches' : 'Notre équipe d’entraîneurs';
  const coaches = screen.getByRole('region', { name });
  await comeNear(screen.getByRole('heading', { name }), coaches.getByRole('group').first());
  return { screen, coaches };
}

describe('a visitor of the club page', () => {
  it('reads the mission with its four points and the spirit with its three', async () => {
    const { screen } = await showCoaches('en');
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('One club, three shores');
    const points = (name: string) =>
      screen.getByRole('region', { name }).getByRole('heading', { level: 3 }).elements().length;
    expect(points('Our mission')).toBe(4);
    expect(points('Our spirit')).toBe(3);
  });

  it.each([
    ['en', 'Head Coach', 'Assistant Coach'],
    ['fr', 'Entraîneu(?:r|se)-chef', 'Entraîneur adjoint'],
  ] as const)(
    'meets three head coaches and one assistant in %s',
    async (locale, head, assistant) => {
      const { coaches } = await showCoaches(locale);
      // A slide and its copy have one number.
      const slides = [...coaches.element().querySelectorAll('[role=group]')];
      const titles = [
        ...new Map(slides.map((one) => [one.ariaLabel, one.textContent])).values(),
      ].join();
      expect(titles.match(new RegExp(head, 'gu'))).toHaveLength(3);
      expect(titles.match(new RegExp(assistant, 'gu'))).toHaveLength(1);
      await expect
        .element(coaches.getByRole('group', { name: /^3 (?:of|sur) 4$/u }))
        .toBeInTheDocument();
    },
  );
});

describe('a visitor who wants to know more of a coach', () => {
  const about = 'About Idriss Valcourt';
  const bullet = 'Times every drill: 12 minutes of serving, never 11';

  /** What is said of that coach in the slide on the screen, not in its copy. */
  const inSlide = (coaches: Locator) => coaches.getByRole('group', { name: '2 of 4' });

  it('reads the description as bullets on hover, split on full stops but not on abbreviations', async () => {
    const { coaches } = await showCoaches('en');
    const button = coaches.getByRole('button', { name: about });
    await expect.element(inSlide(coaches).getByText(bullet)).not.toBeVisible();
    await userEvent.hover(button);
    await expect.element(inSlide(coaches).getByText(bullet, { exact: true })).toBeVisible();
    await expect
      .element(
        inSlide(coaches).getByText('Teaches physical education in Saint-Laurent', { exact: true }),
      )
      .toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(coaches.getByRole('button', { name: 'About Maude Estérel' }));
    await expect.element(inSlide(coaches).getByText(bullet)).not.toBeVisible();
  });

  it('reads it on focus, and puts it away with Escape', async () => {
    const { screen, coaches } = await showCoaches('en');
    await expect.element(coaches.getByRole('button', { name: about })).toBeVisible();
    const dot = screen.getByRole('button', { name: 'Go to slide 4' });
    await expect.element(dot).toBeVisible();
    dot.element().focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(coaches.getByRole('button', { name: about })).toHaveFocus();
    await expect.element(inSlide(coaches).getByText(bullet)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(inSlide(coaches).getByText(bullet)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(inSlide(coaches).getByText(bullet)).toBeVisible();
  });

  it('reads it on a tap, until a tap elsewhere', async () => {
    const { screen, coaches } = await showCoaches('en');
    const tap = (element: Element) => {
      const init = { bubbles: true, pointerType: 'touch' } as const;
      element.dispatchEvent(new PointerEvent('pointerdown', init));
      element.dispatchEvent(new PointerEvent('pointerup', init));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    const button = coaches.getByRole('button', { name: about });
    await expect.element(button).toBeVisible();
    tap(button.element());
    await expect.element(inSlide(coaches).getByText(bullet)).toBeVisible();
    tap(screen.getByRole('heading', { level: 1 }).element());
    await expect.element(inSlide(coaches).getByText(bullet)).not.toBeVisible();
  });
});
