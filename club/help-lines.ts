import type { FactChecks } from './fact-check.ts';

/** A service outside the club for young people who need help. */
export interface HelpLine {
  /** In the Canadian format: 1-800-555-0199. */
  readonly phone: string;
  /** The service's own page; absent if the telephone is enough. */
  readonly page?: string;
}

/**
 * Québec's independent services, shown in the footer of every page. `npm run check:production`
 * lists the ones that nobody has checked for a year.
 */
export const helpLines = {
  sportAide: { phone: '1-833-211-2433', page: 'https://sportaide.ca' },
  telJeunes: { phone: '1-800-263-2266' },
  /** Youth protection, day and night. Montréal has a line for each language. */
  dpjMontreal: { phone: '514-896-3100' },
  dpjMontrealEnglish: { phone: '514-935-6196' },
  dpjSouthShore: { phone: '1-800-361-5310' },
  // The Protecteur de l'intégrité en loisir et en sport replaced "Je porte plainte" on 7 June 2025.
  ombudsman: {
    phone: '1-800-812-4191',
    page: 'https://protecteurducitoyen.qc.ca/fr/conseils/capsules/victimes-abus-sport-loisirs-nouveau-recours',
  },
} as const satisfies Record<string, HelpLine>;

const serviceCheck = {
  responsible: 'webmaster',
  checkedOn: '2026-11-22',
  whatToCheck: 'the service’s own page: name, telephone and what it does',
  texts: ['help-lines'],
};
const dpjCheck = {
  ...serviceCheck,
  checkedOn: '2026-11-27',
  whatToCheck: 'the telephone on the pages of santemontreal.qc.ca and santemonteregie.qc.ca',
};
export const checks: FactChecks<keyof typeof helpLines> = {
  sportAide: serviceCheck,
  telJeunes: {
    ...serviceCheck,
    whatToCheck: 'name, telephone and what it does, so far read in articles about the service',
  },
  // Saved copies of the regional health boards’ pages, two for each number.
  dpjMontreal: dpjCheck,
  dpjMontrealEnglish: dpjCheck,
  dpjSouthShore: dpjCheck,
  // Only a saved copy of the ombudsman’s page was read.
  ombudsman: { ...serviceCheck, checkedOn: null },
};
