import { pageAddresses } from '../../../tests/browser/page-addresses.ts';

/** The visitors' pages. Team pages differ only in text, so there is one. */
export const publicPages: readonly string[] = pageAddresses.filter(
  (address) => !/^\/(?:admin|nowhere|program\/u1[3-7])$/u.test(address) || address.endsWith('u15'),
);
