import { conduct as own } from '@club/about/en/conduct';

export const conduct = {
  ...own,
  page_title: 'Code of conduct',
  title: 'Code of conduct',
  terms: {
    ...own.terms,
    policies: 'Read our policies',
  },
  integrity: {
    ...own.integrity,
    link: 'The federation’s integrity policy',
    policies: 'Read the club policies',
  },
};
