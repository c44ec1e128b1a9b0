import type { newsletter as english } from '../en/newsletter.ts';

/** What the newsletter is about, and how often it comes at most. */
export const newsletter: typeof english = {
  topics:
    'Camps de sélection, dates d’inscription, tournois\u00a0: nous écrivons quand il y a du nouveau, une fois par mois au plus.',
};
