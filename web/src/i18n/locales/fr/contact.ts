import { reply } from '@club/about/fr/mission';
import { numbers } from '@club/about/fr/words';
import { locations } from '@club/about/locations';
import type { contact as english } from '../en/contact.ts';

const gyms = `${numbers[locations.length]} gymnases`;
const [first, second, third] = locations;

export const contact: typeof english = {
  page_title: 'Nous joindre',
  description: `Téléphone, courriel, formulaire, et la carte de nos ${gyms}\u00a0: ${first.town}, ${second.town} et ${third.town}.`,
  title: 'Nous joindre',
  lead: reply.contact,
  phone: 'Téléphone',
  email: 'Courriel',
  form: {
    title: 'Écrivez-nous',
    text: 'Donnez-nous l’année de naissance du jeune et le gymnase qui vous convient le mieux\u00a0: ce sera déjà une question de moins.',
    under_14: 'Moins de 14 ans? Demande à un parent d’écrire.',
    full_name: 'Nom complet',
    phone: 'Téléphone',
    email: 'Courriel',
    email_hint: 'Pour vous répondre. Un numéro de téléphone suffit aussi.',
    messages: 'Votre message',
    submit: 'Envoyer le message',
    missing_reply_address:
      'Laissez un courriel ou un numéro de téléphone, pour que nous puissions vous répondre.',
    no_message: 'Écrivez votre message avant de l’envoyer.',
    failed:
      'Votre message n’a pas pu être envoyé. Rien de ce que vous avez écrit n’est perdu\u00a0: réessayez dans un instant ou écrivez-nous directement à',
  },
  subject: {
    label: 'Sujet',
    choose: 'Choisissez un sujet',
    team: 'Une équipe',
    absence: 'Une absence',
    photo: 'Une photo à retirer',
    concern: 'Une inquiétude',
    which: 'Quelle équipe?',
    choose_team: 'Choisissez une équipe',
    hints: {
      team: 'Donnez l’année de naissance du jeune.',
      absence: 'Donnez le nom du jeune et la date.',
      photo: 'Dites-nous quelle photo, et sur quelle page.',
      concern:
        'Une personne en danger? Faites le 911. Les lignes d’aide sont au bas de cette page.',
    },
  },
  places: {
    title: `Nos ${gyms}`,
    text: 'La page de chaque équipe dit où elle s’entraîne.',
    teams: 'Voir les équipes',
    map: `Carte de nos ${gyms}`,
  },
};
