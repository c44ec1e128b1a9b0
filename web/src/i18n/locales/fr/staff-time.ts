import type { staffTime as english } from '../en/staff-time.ts';

export const staffTime: typeof english = {
  automatic: 'Affiché ou masqué automatiquement, à l’heure prévue',
  event: {
    heading: 'L’événement',
    hint: 'Avec un titre et un lien, la page d’accueil annonce cet événement et son jour. Facultatif.',
    time_hint: 'Facultative, à l’heure de Montréal.',
  },
  show: {
    heading: 'Quand le site montre cette bannière',
    from_hint: 'À l’heure de Montréal. Vide : tout de suite.',
    until_hint: 'À l’heure de Montréal. Vide : jusqu’à ce qu’on la masque.',
  },
  visibility: {
    reversed: 'La fin vient avant le début. Corrigez l’un des deux.',
    over: 'Elle a disparu le {{until}}. Pour la montrer de nouveau, choisissez une fin plus tardive, ou aucune, puis activez la bannière.',
    off: 'Masquée : on ne la voit pas, quelles que soient ses heures, tant que vous ne l’activez pas.',
    from: 'Elle apparaît d’elle-même le {{from}}, à l’heure de Montréal, et reste jusqu’à ce qu’on la masque.',
    both: 'Elle apparaît d’elle-même le {{from}} et disparaît le {{until}}, à l’heure de Montréal.',
    until:
      'On la voit dès que vous enregistrez. Elle disparaît d’elle-même le {{until}}, à l’heure de Montréal.',
    always: 'On la voit dès que vous enregistrez, jusqu’à ce qu’on la masque.',
  },
  state: {
    live: 'Activé',
    live_at: 'jusqu’au {{at}}',
    next: 'À venir',
    next_at: 'à partir du {{at}}',
    past: 'Passé',
    past_at: 'terminé le {{at}}',
    off: 'Désactivé',
  },
  quick: {
    planned: 'Elle apparaît d’elle-même à son heure.',
  },
  notice: {
    heading: 'Avis urgent',
    text: 'Pour une nouvelle de ce soir, comme un gymnase fermé. On le lit en haut de la page d’accueil, de l’horaire et des pages des équipes, quelques secondes après la publication, jusqu’à sa fin.',
    end_hint: 'À l’heure de Montréal. Il disparaît de lui-même.',
    publish: 'Publier maintenant',
    update: 'Publier les changements',
    finish: 'Y mettre fin maintenant',
    shown: 'Sur le site en ce moment, jusqu’au {{until}}.',
    none: 'Aucun avis urgent n’est sur le site.',
    preview_fr: 'Ce qu’on lit en français',
    preview_en: 'Ce qu’on lit en anglais',
    published: 'C’est publié. On le lit maintenant, jusqu’au {{until}}.',
    ended: 'C’est terminé. On ne le voit plus.',
    undone: 'C’est annulé.',
    empty: 'Écrivez d’abord l’avis.',
    past: 'Choisissez une fin qui est encore à venir.',
    conflict:
      'Quelqu’un d’autre vient de changer l’avis, comme vous le voyez plus haut. Appuyez de nouveau pour le remplacer par le vôtre.',
    load_error: 'L’avis n’a pas pu être lu.',
  },
};
