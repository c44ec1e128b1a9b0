import type { ComponentType } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { importWithTexts, loadTexts } from '../i18n/load-texts.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Page } from './page.ts';
import { Layout } from './layout/layout.tsx';
import { PageError } from './page-error.tsx';
import { notFoundPage, pages } from './pages.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';

/** The component, or the 404 page for an unknown address. */
const withNotFound = (Component: ComponentType, exists: NonNullable<Page['exists']>) =>
  function ExistingPage() {
    return exists(useParams()) ? <Component /> : <NotFoundPage />;
  };

/** The route of a page. It loads the page's code and texts in parallel. */
const toRoute = ([id, page]: [id: string, Page]): RouteObject => ({
  id,
  path: page.path,
  handle: page,
  lazy: async () => {
    const { Component } = await importWithTexts(page.load(), ...page.namespaces);
    return { Component: page.exists ? withNotFound(Component, page.exists) : Component };
  },
});

/** All pages inside the layout. Header and footer stay if a page fails to render. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootErrorBoundary,
    HydrateFallback: () => null,
    lazy: async () => {
      await loadTexts('common');
      return { Component: Layout };
    },
    children: [
      {
        ErrorBoundary: PageError,
        children: Object.entries({ ...pages, notFound: notFoundPage }).map(toRoute),
      },
    ],
  },
];
