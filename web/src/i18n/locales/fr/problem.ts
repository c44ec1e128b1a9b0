import type { problem as english } from '../en/problem.ts';

export const problem: typeof english = {
  error: {
    page_title: 'Erreur',
    tag: 'Temps d’arrêt',
    title: 'Un problème est survenu',
    text: 'Cette page n’a pas pu s’afficher. Rechargez-la; si cela ne suffit pas, écrivez-nous et nous nous en occuperons.',
    reload: 'Recharger la page',
    home: 'Revenir à l’accueil',
  },
  offline: {
    page_title: 'Hors ligne',
    tag: 'Hors ligne',
    title: 'Cette page n’est pas sur votre appareil',
    text: 'Vous êtes hors ligne, et cette page n’a jamais été ouverte sur cet appareil. Elle s’affichera d’elle-même au retour du réseau. D’ici là, appelez-nous au {{phone}}.',
    call: 'Appeler le {{phone}}',
    home: 'Revenir à l’accueil',
  },
  not_found: {
    page_title: 'Page introuvable',
    tag: 'Erreur 404',
    title: 'Ballon à l’extérieur',
    text: 'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
    home: 'Revenir à l’accueil',
    schedule: 'Voir l’horaire',
  },
};
