import type { unsubscribe as english } from '../en/unsubscribe.ts';

export const unsubscribe: typeof english = {
  page_title: 'Désabonnement',
  title: 'Quitter l’infolettre',
  text: 'Sans avoir à dire pourquoi. Rien ne change à votre inscription ni aux messages de votre équipe.',
  email: 'Courriel',
  hint: 'L’adresse où vous recevez notre infolettre.',
  submit: 'Me désabonner',
  success: {
    title: 'C’est fait',
    text: 'Nous n’envoyons plus notre infolettre à cette adresse. Vous pourrez vous réabonner quand vous voudrez, au bas de n’importe quelle page.',
  },
  failed: 'Votre demande n’est pas partie. Réessayez plus tard.',
  help: 'Cela ne fonctionne pas? Écrivez-nous, et nous le ferons pour vous\u00a0:',
};
