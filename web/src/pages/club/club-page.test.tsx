import { coaches as clubCoaches } from '@club/about/first-content/coaches';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { scrollUntil } from '../../testing/scroll-until.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { stubFirestore } from '../../testing/stub-firestore.ts';

beforeEach(async () => {
  // The page then shows the coaches of the club's folder.
  stubFirestore('stalls');
  await page.viewport(1280, 800);
  await userEvent.unhover(document.body);
});

async function showCoaches(locale: 'en' | 'fr') {
  const screen = await renderSite('/club', locale);
  const name = locale === 'en' ? 'Our coaches' : 'Notre équipe d’entraîneurs';
  const coaches = screen.getByRole('region', { name });
  await scrollUntil(screen.getByRole('heading', { name }), coaches.getByRole('group').first());
  return { screen, coaches };
}

describe('a visitor of the club page', () => {
  it.each(['en', 'fr'] as const)('sees each coach’s name and title in %s', async (locale) => {
    const { coaches } = await showCoaches(locale);
    // A slide and its copy have the same label.
    const slides = [...coaches.element().querySelectorAll('[aria-roledescription][role=group]')];
    const slideTexts = new Map(slides.map((slide) => [slide.ariaLabel, slide.textContent]));
    expect(slideTexts.size).toBe(clubCoaches.length);
    for (const [index, { name, title, title_fr }] of clubCoaches.entries()) {
      const slide = slideTexts.get(
        `${index + 1} ${locale === 'en' ? 'of' : 'sur'} ${clubCoaches.length}`,
      );
      expect(slide).toContain(name);
      expect(slide).toContain(locale === 'en' ? title : title_fr);
    }
  });
});

describe('a visitor of the club page, once the stored coaches are read,', () => {
  const coach = {
    _id: 'new',
    ...{ num: 1, imageURL: '', coachDisplay: true, name: 'Ana Roy' },
    ...{ title: 'Coach', title_fr: 'Entraîneuse', description: 'Plays too.', description_fr: '' },
    ...{ team: 'u15', otherTeam: 'dev', updatedAt: new Date('2026-10-05T16:00:00Z') },
  };

  it('sees them with their teams, in place of those of the club’s folder', async () => {
    stubFirestore({ coaches: [coach] });
    const { coaches } = await showCoaches('en');
    const slide = coaches.getByRole('group', { name: '1 of 1' });
    await expect.element(slide.getByRole('heading', { name: coach.name })).toBeVisible();
    await expect.element(slide.getByText('U15, Development', { exact: true })).toBeVisible();
    expect(coaches.element().textContent).not.toContain(clubCoaches[0].name);
  });

  it('sees no coach if there is none', async () => {
    stubFirestore({ coaches: [] });
    const screen = await renderSite('/club', 'en');
    await expect.element(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Our coaches' }))
      .not.toBeInTheDocument();
  });
});

describe('a visitor who wants to know more about a coach', () => {
  const [neighbour, { name, description }] = clubCoaches;
  const buttonLabel = `About ${name}`;
  const bullets = description.slice(0, -1).split('. ');
  const [bullet = ''] = bullets;

  /** The coach's visible slide, not its copy. */
  const getSlide = (coaches: Locator) =>
    coaches.getByRole('group', { name: `2 of ${clubCoaches.length}` });

  it('reads the description on hover, with a bullet for each sentence', async () => {
    const { coaches } = await showCoaches('en');
    const button = coaches.getByRole('button', { name: buttonLabel });
    await expect.element(getSlide(coaches).getByText(bullet)).not.toBeVisible();
    await userEvent.hover(button);
    for (const sentence of bullets) {
      await expect.element(getSlide(coaches).getByText(sentence, { exact: true })).toBeVisible();
    }
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(coaches.getByRole('button', { name: `About ${neighbour.name}` }));
    await expect.element(getSlide(coaches).getByText(bullet)).not.toBeVisible();
  });

  it('reads the description on focus, and hides it with Escape', async () => {
    const { screen, coaches } = await showCoaches('en');
    await expect.element(coaches.getByRole('button', { name: buttonLabel })).toBeVisible();
    const dot = screen.getByRole('button', { name: 'Go to slide 4' });
    await expect.element(dot).toBeVisible();
    dot.element().focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(coaches.getByRole('button', { name: buttonLabel })).toHaveFocus();
    await expect.element(getSlide(coaches).getByText(bullet)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getSlide(coaches).getByText(bullet)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(getSlide(coaches).getByText(bullet)).toBeVisible();
  });

  it('reads the description on a tap, until a tap elsewhere', async () => {
    const { screen, coaches } = await showCoaches('en');
    const tap = (element: Element) => {
      const init = { bubbles: true, pointerType: 'touch' } as const;
      element.dispatchEvent(new PointerEvent('pointerdown', init));
      element.dispatchEvent(new PointerEvent('pointerup', init));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    const button = coaches.getByRole('button', { name: buttonLabel });
    await expect.element(button).toBeVisible();
    tap(button.element());
    await expect.element(getSlide(coaches).getByText(bullet)).toBeVisible();
    tap(screen.getByRole('heading', { level: 1 }).element());
    await expect.element(getSlide(coaches).getByText(bullet)).not.toBeVisible();
  });
});
