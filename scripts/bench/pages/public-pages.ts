import { pageAddresses } from '../../../tests/browser/page-addresses.ts';

/** The public pages. The pages of U13 to U17 have one layout, so only U15's is listed. */
export const publicPages: readonly string[] = pageAddresses.filter(
  (address) => !/^\/(?:admin|nowhere|program\/u1[3-7])$/u.test(address) || address.endsWith('u15'),
);
