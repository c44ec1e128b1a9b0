import type { staffGuideClub as english } from '../en/staff-guide-club.ts';

/** The guide to what staff keep in the tab CLUB. */
export const staffGuideClub: typeof english = {
  coaches: {
    title: 'Ajouter ou changer une personne de l’équipe d’entraîneurs',
    intro: 'Qui figure sur la page du club, et avec quelles équipes.',
    steps: [
      'Ouvrez $t(admin:tabs.club) et appuyez sur «\u00a0$t(staffRows:new.coach)\u00a0», ou sur «\u00a0$t(admin:list.select)\u00a0» à côté d’une personne.',
      'Écrivez le nom, puis le titre et la description dans les deux langues. Choisissez au plus deux équipes.',
      'Choisissez un portrait. Ne cochez le consentement que si vous l’avez vu par écrit.',
      'Activez «\u00a0$t(admin:fields.coaches.coachDisplay)\u00a0» et appuyez sur «\u00a0$t(admin:save.save)\u00a0». Quand quelqu’un quitte le club, appuyez sur «\u00a0$t(staffRows:retire)\u00a0».',
    ],
    notes: ['Une nouvelle personne reste masquée d’ici là.'],
    searchTerms: 'entraîneur, entraîneuse, adjoint, portrait, nom, équipe, club',
  },
  gyms: {
    title: 'Changer l’adresse d’un gymnase',
    intro: 'Rue, porte, stationnement, autobus, photo de la porte et itinéraire.',
    steps: [
      'Ouvrez $t(admin:tabs.club), puis $t(admin:tabs.gyms). Appuyez sur «\u00a0$t(admin:list.select)\u00a0» à côté du gymnase, ou sur «\u00a0$t(staffRows:new.gym)\u00a0».',
      'Écrivez le nom comme dans le champ «\u00a0Lieu\u00a0» du calendrier, puis l’adresse. Dites quelle porte, où stationner et quel autobus prendre, dans les deux langues.',
      'Copiez les coordonnées de la porte dans Google Maps\u00a0: restez appuyé sur la porte, puis copiez les deux nombres.',
      'Activez «\u00a0$t(admin:fields.gyms.gymDisplay)\u00a0» et appuyez sur «\u00a0$t(admin:save.save)\u00a0».',
    ],
    notes: [
      'La nouvelle adresse paraît sur la page Nous joindre, aux activités de l’horaire et dans les calendriers des familles.',
      'Sans gymnase, le site dit que la confirmation donne l’adresse.',
    ],
    searchTerms:
      'adresse, gymnase, porte, stationnement, rue, code postal, autobus, métro, itinéraire, lieu',
  },
};
