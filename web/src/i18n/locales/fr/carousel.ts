export const carousel = {
  role: 'carrousel',
  slide: 'diapositive',
  position: '{{number}} sur {{total}}',
  next: 'Diapositive suivante',
  previous: 'Diapositive précédente',
  go_to: 'Aller à la diapositive {{number}}',
  choose: 'Choisir une diapositive',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
};
