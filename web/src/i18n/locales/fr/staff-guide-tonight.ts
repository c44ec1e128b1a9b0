import type { staffGuideTonight as english } from '../en/staff-guide-tonight.ts';

export const staffGuideTonight: typeof english = {
  tonight: {
    title: 'Le gymnase est fermé ce soir',
    intro: 'Un avis urgent en haut de l’accueil, de l’horaire et des pages des équipes.',
    steps: [
      'Ouvrez $t(admin:tabs.tonight).',
      'Écrivez une ou deux phrases en français et en anglais.',
      'Choisissez jusqu’à quand. Sans choix, c’est ce soir à minuit.',
      'Appuyez sur «\u00a0$t(staffTime:notice.publish)\u00a0». Le public le lit quelques secondes plus tard.',
    ],
    notes: [
      'Il disparaît de lui-même. Pour y mettre fin plus tôt, appuyez sur «\u00a0$t(staffTime:notice.finish)\u00a0».',
      'Écrivez d’abord ce que les parents doivent savoir\u00a0: quoi, où, jusqu’à quand.',
    ],
    searchTerms: 'annulé, entraînement, fermé, urgence, neige, tempête, météo',
  },
  cancellation: {
    title: 'Annuler ou déplacer un entraînement',
    intro:
      'Le site et la page de l’équipe suivent tout de suite, les calendriers des familles plus tard.',
    steps: [
      'Ouvrez $t(admin:tabs.tonight). On y voit ce qui a lieu aujourd’hui et demain.',
      'Appuyez sur «\u00a0$t(staffTonight:cancel)\u00a0», «\u00a0$t(staffTonight:place)\u00a0» ou «\u00a0$t(staffTonight:time)\u00a0».',
      'Lisez ce que les familles verront, dans les deux langues, et changez-le si vous voulez. Puis confirmez.',
      'Quand vous aurez le temps, corrigez le calendrier du club\u00a0: le titre à y entrer est sous «\u00a0$t(staffTonight:differences.heading)\u00a0».',
    ],
    notes: [
      '«\u00a0$t(staffTonight:done.undo)\u00a0» rétablit l’activité, et l’avis urgent d’avant.',
      'Le site garde votre changement jusqu’à ce que le calendrier dise la même chose.',
      'Si un avis urgent est déjà affiché, le nouveau texte vient à sa suite.',
      'Les familles peuvent demander des courriels sur la page de l’équipe. Si certaines l’ont fait, une case permet de leur écrire. Si vous défaites le changement, elles reçoivent une correction.',
    ],
    searchTerms: 'annulé, match, gymnase, déplacé, reporté, ce soir, météo, tempête',
  },
};
