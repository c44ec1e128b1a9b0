import { teamFees } from '@club/about/fr/policies';

export const map = {
  zoom_in: 'Zoom avant',
  zoom_out: 'Zoom arrière',
  close: 'Fermer',
  contributors: 'les contributeurs d’OpenStreetMap',
  no_tiles: 'La carte ne se charge pas. Les lieux sont nommés sur cette page.',
  on_click: {
    text: 'Cette carte vient d’OpenStreetMap, qui verra votre adresse IP et la zone affichée.',
    open: 'Afficher la carte',
    close: 'Ne plus afficher la carte',
    choice: 'Cet appareil retient votre choix.',
  },
  gym: {
    door: 'Porte',
    parking: 'Stationnement',
    transit: 'Autobus et métro',
    picture: 'La porte de {{name}}',
    directions: 'Itinéraire',
    maps: { google: 'Google Maps', apple: 'Plans d’Apple', openstreetmap: 'OpenStreetMap' },
    later: 'La confirmation de l’inscription donne l’adresse exacte.',
  },
  team: {
    admission: 'Âge d’admission',
    address: 'Où',
    back: 'Tous les programmes',
    both_groups: 'Les deux groupes',
    other_cost: 'Autres frais',
    tournament_costs: teamFees.tournaments,
    refund: teamFees.program,
    write: 'Écrire au sujet de l’équipe',
    first: 'Premier entraînement\u00a0: quoi apporter',
    refund_policy: 'Lire les règles de remboursement',
    document: 'Lire le guide de la saison',
    full_schedule: 'Voir tout l’horaire du club',
  },
};
