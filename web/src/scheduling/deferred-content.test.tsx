import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DeferredContent } from './deferred-content.tsx';

/**
 * Renders two pages. The second has a heading and deferred content. The first links to that page,
 * and to its content. `renders` lists whether each render of the content was with the heading or
 * after it.
 */
async function renderPages(initialPath = '/') {
  const renders: string[] = [];
  function Content() {
    const heading = document.querySelector('h1');
    renders.push(heading ? 'after the heading' : 'with the heading');
    return <p id="content">Content</p>;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Link to="/page">Page</Link> <Link to="/page#content">Part</Link>
          </>
        ),
      },
      {
        path: '/page',
        element: (
          <>
            <h1>Heading</h1>
            <DeferredContent>
              <Content />
            </DeferredContent>
          </>
        ),
      },
    ],
    { initialEntries: [initialPath] },
  );
  const screen = await render(<RouterProvider router={router} useTransitions={false} />);
  return { screen, router, renders };
}

it('renders the heading first and the content later, when a link leads to the page', async () => {
  const { screen, renders } = await renderPages();
  await screen.getByRole('link', { name: 'Page' }).click();
  await expect.element(screen.getByText('Content')).toBeVisible();
  expect(renders[0]).toBe('after the heading');
});

it('renders the content together with the heading when the page is opened by its address', async () => {
  const { screen, renders } = await renderPages('/page');
  await expect.element(screen.getByText('Content')).toBeVisible();
  expect(renders[0]).toBe('with the heading');
});

it('renders the content together with the heading when a link leads to an element of the content', async () => {
  const { screen, renders } = await renderPages();
  await screen.getByRole('link', { name: 'Part' }).click();
  await expect.element(screen.getByText('Content')).toBeVisible();
  expect(renders[0]).toBe('with the heading');
});

it('renders the content together with the heading when the visitor returns to the page', async () => {
  const { screen, router, renders } = await renderPages('/page');
  await router.navigate('/');
  await expect.element(screen.getByRole('link', { name: 'Page' })).toBeVisible();
  renders.length = 0;
  await router.navigate(-1);
  await expect.element(screen.getByText('Content')).toBeVisible();
  expect(renders[0]).toBe('with the heading');
});
