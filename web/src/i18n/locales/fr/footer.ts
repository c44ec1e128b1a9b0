import { help } from '@club/about/fr/help-lines';
import { newsletter } from '@club/about/fr/newsletter';
import type { footer as english } from '../en/footer.ts';

/** The end of every page, which loads after the page itself. */
export const footer: typeof english = {
  contact: 'Nous joindre',
  places: 'Gymnases\u00a0:',
  facebook: 'Facebook',
  instagram: 'Instagram',
  site: 'Le site',
  program: 'Programmes',
  registration: 'Inscription',
  schedule: 'Horaire',
  policies: 'Politiques',
  refunds: 'Remboursements',
  more: { help: 'Besoin d’aide?', photo: 'Retirer une photo' },
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions',
  accessibility: 'Accessibilité',
  admin: 'Admin',
  no_script:
    'Sans JavaScript, les horaires, les prix et les nouvelles du moment ne s’affichent pas ici. Appelez-nous au {{phone}} ou écrivez à {{email}}.',
  newsletter: {
    topics: newsletter.topics,
    consent:
      'En vous abonnant, vous acceptez de recevoir l’infolettre de {{club}} ({{contact}}). Vous pourrez vous désabonner en tout temps. Un premier courriel vous demandera de confirmer.',
    under_14: 'Moins de 14 ans? Demande à un parent de s’abonner.',
    leave: 'Se désabonner',
    issues: 'Infolettres parues',
  },
  help: {
    label: 'De l’aide dans le sport',
    ...help,
  },
};
