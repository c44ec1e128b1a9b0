import { accessibilityResponseDays } from '@club/about/promises';
import type { accessibility as english } from '../en/accessibility.ts';

export const accessibility: typeof english = {
  title: 'Accessibilité',
  description:
    'Ce qui fonctionne ici au clavier, au téléphone ou en gros caractères, ce que personne n’a encore essayé, et comment nous le dire.',
  lead: 'Tout le monde devrait pouvoir utiliser ce site. Voici ce qui a été vérifié, comment, et ce que personne n’a encore essayé.',
  goal: {
    title: 'Notre objectif',
    standard:
      'Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2.',
    caveat:
      'Nous ne prétendons pas les respecter toutes\u00a0: des programmes vérifient la plupart des critères, et personne n’a vérifié les autres.',
  },
  limits: {
    title: 'Limites connues',
    list: [
      'Personne n’a encore essayé ce site avec un lecteur d’écran, une commande vocale ou une autre technologie d’assistance.',
      'Le formulaire d’inscription, le calendrier de Google et la carte viennent d’autres entreprises, et nous ne pouvons pas les réparer.',
      'Une photo n’a une description que si le club en a écrit une.',
      'Un texte que le club n’écrit que dans une langue s’affiche dans cette langue sur les deux versions.',
    ],
  },
  complain: {
    title: 'Quelque chose ne fonctionne pas?',
    text: 'Dites-nous à quelle page, ce que vous vouliez faire, et quel appareil ou programme vous utilisez.',
    reply: `Nous répondons dans les ${accessibilityResponseDays} jours. D’ici là, nous pouvons vous donner les mêmes renseignements par téléphone ou par courriel.`,
    form: 'Nous écrire',
    next: 'Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission des droits de la personne et des droits de la jeunesse.',
  },
  report: {
    title: 'Ce qui a été vérifié',
    date: 'Rapport du {{date}}.',
    scope:
      'Le premier groupe vaut pour toutes les parties des pages; les autres ne concernent que la leur.',
    passed: 'Réussis\u00a0: {{number}}',
    failed: 'Échoués\u00a0: {{number}}',
    unknown: 'Impossible à dire\u00a0: {{number}}',
  },
  results: {
    passed: 'Réussi',
    failed: 'Échoué',
    unknown: 'Impossible à dire',
  },
  methods: {
    test: 'Test automatique dans un navigateur',
    hand: 'Par une personne, avec {{tool}}',
    none: 'Pas encore essayé',
  },
  waysOfUse: {
    keyboard: 'Clavier',
    touch: 'Toucher',
    voice: 'Commande vocale',
    'screen-reader': 'Lecteur d’écran',
    colours: 'Couleurs du système',
  },
  wcag: 'WCAG\u00a0: {{criteria}}',
};
