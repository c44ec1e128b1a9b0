import { conduct as clubTexts } from '@club/about/en/conduct';

export const conduct = {
  ...clubTexts,
  page_title: 'Code of conduct',
  title: 'Code of conduct',
  terms: {
    ...clubTexts.terms,
    policies: 'Read our policies',
  },
  integrity: {
    ...clubTexts.integrity,
    link: 'The federation’s integrity policy',
    policies: 'Read the club policies',
  },
};
