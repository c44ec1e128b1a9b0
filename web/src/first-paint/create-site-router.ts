import { getEnglishAddress, removeEnglishPrefix } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { getCurrentLocale, i18n } from '../i18n/i18n.ts';

/** Adds `/en` to an address of the site while it is in English. The dashboard's has none. */
const toShownAddress = (address: string): string =>
  getCurrentLocale() === 'en' && !address.startsWith(paths.admin)
    ? getEnglishAddress(address)
    : address;

/** Returns an object that has these properties in place of the target's own. */
const replaceProperties = <T extends object>(target: T, properties: Partial<T>): T =>
  new Proxy(target, {
    get: (_, key): unknown => {
      const value: unknown = Reflect.get(key in properties ? properties : target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * Creates the router. While the site is in English, the browser's address and the links start with
 * `/en`, so that a copied address opens in English. The router itself knows only the paths without
 * it: it reads them from a `window` without `/en`, and after each change the address gets it again.
 * The parameters are those of `createBrowserRouter`.
 */
export function createSiteRouter(
  ...[routes, options]: Parameters<typeof createBrowserRouter>
): DataRouter {
  const { history, location } = window;
  const router = createBrowserRouter(routes, {
    ...options,
    window: replaceProperties(window, {
      location: replaceProperties(location, {
        get pathname() {
          return removeEnglishPrefix(location.pathname);
        },
      }),
    }),
  });
  const createHref = router.createHref.bind(router);
  router.createHref = (to) => toShownAddress(createHref(to));
  const showLocale = () => {
    const { pathname, search, hash } = location;
    const shownPath = toShownAddress(removeEnglishPrefix(pathname));
    if (shownPath !== pathname) history.replaceState(history.state, '', shownPath + search + hash);
  };
  i18n.on('languageChanged', showLocale);
  // The router has written a path, or has gone back to an entry in the other language.
  router.subscribe(showLocale);
  showLocale();
  return router;
}
