import { program as clubTexts } from '@club/about/fr/program';
import type { program as english } from '../en/program.ts';

export const program: typeof english = {
  description: clubTexts.description,
  text: clubTexts.text,
  page_title: 'Programmes',
  title: 'Trouve ton équipe',
  list: 'Toutes nos équipes',
  years: 'ans',
  group: 'Groupe {{id}}',
  of_group: '{{id}}\u00a0:',
  to_come: 'À venir',
  open: 'Inscriptions ouvertes',
  full: 'Complet',
  partly: '{{open}}\u00a0: de la place. {{full}}\u00a0: complet.',
  see: 'Voir le programme',
  see_and_register: 'Détails et inscription',
  write: 'Écrire au club',
  loading: 'Chargement des programmes…',
  error: 'Les renseignements ne se chargent pas.',
  empty: 'Aucun renseignement pour le moment.',
  detail: {
    offer: 'Horaire et inscription',
    schedule: 'Horaire habituel',
    session: 'Session en cours',
    cost: 'Coût',
    register: 'S’inscrire',
    closed: 'Inscriptions fermées',
    closed_why:
      'Toutes les places sont prises. Laissez votre adresse\u00a0: le club écrira dès qu’une place se libère.',
    place: 'M’aviser si une place se libère',
    practice: 'M’aviser en cas de changement',
    ask: 'En attendant, on peut écrire au club pour connaître l’horaire et le prix.',
  },
};
