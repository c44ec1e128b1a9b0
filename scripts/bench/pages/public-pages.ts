import { pageAddresses } from '../../../tests/browser/page-addresses.ts';

/** The pages of visitors; one team's page stands for those that differ in words alone. */
export const publicPages: readonly string[] = pageAddresses.filter(
  (address) => !/^\/(?:admin|nowhere|program\/u1[3-7])$/u.test(address) || address.endsWith('u15'),
);
