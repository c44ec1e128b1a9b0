import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Photo } from './photo.tsx';

const folder = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/banners%2F';
const addressWithSizes = `${folder}banner_a_20261102090500.png?alt=media`;
const attributes = { alt: 'The team', width: 1920, height: 768, sizes: '100vw' } as const;

/** Renders a photo in a parsed document, which loads no images. */
function renderMarkup(photo: ReactNode): HTMLElement {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(photo), 'text/html');
  return page.body;
}

it('offers a photo in AVIF and in several sizes, and reserves its space', () => {
  const photo = renderMarkup(<Photo {...attributes} src={addressWithSizes} priority="first" />);
  const image = photo.querySelector('img');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
  expect([image?.width, image?.height]).toEqual([1920, 768]);
  expect(image?.srcset).toMatch(/_480\.png\?alt=media 480w, .+ 1920w$/u);
  const source = photo.querySelector('source');
  expect(source?.type).toBe('image/avif');
  expect(source?.srcset).toMatch(/_480\.avif\?alt=media 480w, .+_1920\.avif\?alt=media 1920w$/u);
});

it('shows a photo without stored sizes unchanged', () => {
  const photo = renderMarkup(<Photo {...attributes} src="/images/old.png" priority="lazy" />);
  const image = photo.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/images/old.png');
  expect(image?.loading).toBe('lazy');
  expect(image?.srcset).toBe('');
  expect(photo.querySelector('source')).toBeNull();
});

it('falls back to the original photo if a size fails to load', async () => {
  const screen = await render(<Photo {...attributes} src={addressWithSizes} priority="first" />);
  const image = screen.getByRole('img', { name: 'The team' });
  image.element().dispatchEvent(new Event('error'));
  await expect.element(image).not.toHaveAttribute('srcset');
  await expect.element(image).toHaveAttribute('src', addressWithSizes);
});
