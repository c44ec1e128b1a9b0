/**
 * The file name of a page's component: `programDetail` has `program-detail-page.tsx`.
 *
 * @param name the page's name in the table of paths
 */
export const pageFileOf = (name: string): string =>
  `${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
