import { reply } from '@club/about/fr/mission';
import type { thankYou as english } from '../en/thank-you.ts';

export const thankYou: typeof english = {
  page_title: 'Merci',
  title: 'Merci pour votre message',
  text: reply.thank_you,
  no_answer:
    'Toujours rien après une semaine? Regardez vos courriels, y compris les indésirables, puis appelez-nous.',
  schedule: 'Voir l’horaire',
  home: 'Revenir à l’accueil',
};
