import type { staffGuide as english } from '../en/staff-guide.ts';
import { staffGuidePages } from './staff-guide-pages.ts';
import { staffGuideSheets } from './staff-guide-sheets.ts';

export const staffGuide: typeof english = {
  heading: 'Comment faire',
  search: 'Chercher dans le guide',
  found_one: '{{count}} page',
  found_other: '{{count}} pages',
  found_none:
    'Aucune page ne contient ces mots. Essayez un autre mot, ou choisissez ci-dessous dans la liste complète.',
  picture:
    'Voici à quoi cela ressemble dans le tableau de bord. Vos propres textes et images s’y trouveront.',
  good_to_know: 'Bon à savoir',
  open_tab: 'Ouvrir {{tab}}',
  next: 'La suite\u00a0: {{title}}',
  back: 'Toutes les pages',
  print: 'Imprimer cette feuille',
  sheets_heading: 'Des feuilles à imprimer',
  sheets_text:
    'Une page chacune\u00a0: pour une personne qui vient de se joindre au personnel, et pour le soutien technique.',
  pages: staffGuidePages,
  sheets: staffGuideSheets,
};
