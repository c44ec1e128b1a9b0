import { pageAddresses } from '../../../tests/browser/page-addresses.ts';

/** The visitors' pages, with one team's page for all that differ in text alone. */
export const publicPages: readonly string[] = pageAddresses.filter(
  (address) => !/^\/(?:admin|nowhere|program\/u1[3-7])$/u.test(address) || address.endsWith('u15'),
);
