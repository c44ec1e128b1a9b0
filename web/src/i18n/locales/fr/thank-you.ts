import type { thankYou as english } from '../en/thank-you.ts';

export const thankYou: typeof english = {
  page_title: 'Merci',
  title: 'Merci pour votre message',
  text: 'Nous l’avons bien reçu, et nous vous répondrons. Le club vit grâce à ses bénévoles\u00a0: donnez-nous quelques jours.',
  no_answer:
    'Toujours rien après une semaine? Regardez dans vos courriels indésirables, puis appelez-nous.',
  schedule: 'Voir l’horaire',
  home: 'Revenir à l’accueil',
};
