import type { newsletter as english } from '../en/newsletter.ts';

/** What the newsletter is about, and how often it comes at most. */
export const newsletter: typeof english = {
  topics: 'Une fois par mois au plus\u00a0: camps de sélection, inscriptions, tournois.',
};
