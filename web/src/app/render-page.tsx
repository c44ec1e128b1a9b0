import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { changeLocale, loadTexts } from '../i18n/load-texts.ts';
import { composePageHead } from './head/page-head.ts';
import type { RenderPage } from './rendered-page.ts';
import { routes } from './routes.tsx';
import { findShownPage } from './shown-page.ts';

/** Removes React's preloads of images. The browser finds the images in the HTML just as fast. */
const removePreloads = (html: string): string => html.replace(/^(?:<link [^>]*>)+/u, '');

/**
 * Prerenders a page, in its state before Firestore responds.
 *
 * @throws Error when the page fails to render
 */
export const renderPage: RenderPage = async (path, locale, origin) => {
  if (!i18n.isInitialized) startI18n();
  await changeLocale(locale);
  // The start of each page without JavaScript has a text of the footer, which loads later.
  await loadTexts('footer');
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} responds with ${context.status}`);
  const match = context.matches.at(-1);
  const page = match && findShownPage(match.route.handle, match.params);
  if (!page) throw new Error(`${path} has no page`);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      // Renders all content in place. React would otherwise move later parts by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        throw error;
      },
    },
  );
  const {
    params,
    route: { id },
  } = match;
  const t = i18n.getFixedT(locale);
  return {
    html: removePreloads(await new Response(prelude).text()),
    head: composePageHead({ page, params, path, locale, t, origin }),
    name: id,
    page,
  };
};
