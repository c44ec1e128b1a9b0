import type { contact as english } from '../en/contact.ts';

export const contact: typeof english = {
  page_title: 'Nous joindre',
  description:
    'Téléphone, courriel, formulaire, et la carte de nos trois gymnases\u00a0: Pierrefonds, Saint-Laurent et Sainte-Catherine.',
  title: 'Nous joindre',
  lead: 'Une question sur une équipe, un essai, un horaire? Un bénévole du club vous répondra.',
  phone: 'Téléphone',
  email: 'Courriel',
  form: {
    title: 'Écrivez-nous',
    text: 'Donnez-nous l’année de naissance du jeune et le gymnase qui vous convient le mieux\u00a0: ce sera déjà une question de moins.',
    full_name: 'Nom complet',
    phone: 'Téléphone',
    email: 'Courriel',
    email_hint: 'Pour vous répondre. Un numéro de téléphone suffit aussi.',
    messages: 'Votre message',
    submit: 'Envoyer le message',
    no_way_back:
      'Laissez un courriel ou un numéro de téléphone, pour que nous puissions vous répondre.',
    no_message: 'Écrivez votre message avant de l’envoyer.',
    failed:
      'Votre message n’a pas pu être envoyé. Rien de ce que vous avez écrit n’est perdu\u00a0: réessayez dans un instant ou écrivez-nous directement à',
  },
  places: {
    title: 'Nos trois gymnases',
    text: 'L’horaire dit quelle équipe s’entraîne où.',
    schedule: 'Voir l’horaire',
    directions: 'Itinéraire',
    map: 'Carte de nos trois gymnases',
  },
};
