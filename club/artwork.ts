import type { FactChecks } from './fact-check.ts';

/**
 * The pictures of `artwork/` are served at their path in that folder: `artwork/images/logo.svg` is
 * `/images/logo.svg`. They were drawn for the demo.
 */
export const checks: FactChecks = {
  logo: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck:
      'the club’s logo as favicon.svg and images/logo.svg; `npm run cards` draws the icons',
  },
  drawings: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck: 'the drawings of teams and pages; `npm run cards` draws the share cards from them',
    texts: ['cards'],
  },
};
