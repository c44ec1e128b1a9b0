import { accessibilityResponseDays } from '@club/about/promises';
import type { accessibility as english } from '../en/accessibility.ts';

export const accessibility: typeof english = {
  title: 'Accessibilité',
  description:
    'Ce qui est vérifié ici au clavier, au téléphone ou en gros caractères, ce que personne n’a encore essayé, et comment nous le dire.',
  lead: 'Tout le monde devrait pouvoir utiliser ce site. Voici ce que nous vérifions, ce que personne n’a essayé, et comment nous le dire.',
  checks: {
    title: 'Ce que nous vérifions',
    text: [
      'Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2, sans prétendre les respecter toutes.',
      'À chaque changement, des tests automatiques parcourent toutes les pages dans Chromium\u00a0: clavier, format d’un téléphone, gros caractères, couleurs du système.',
      'Ils vérifient aussi les contrastes et ce que recevrait un lecteur d’écran. Les gestes courants sont essayés dans Firefox et dans le moteur de Safari.',
    ],
  },
  limits: {
    title: 'Limites connues',
    list: [
      'Personne n’a encore essayé ce site avec un lecteur d’écran, une commande vocale ou une autre technologie d’assistance. Des tests automatiques ne trouvent qu’une partie des obstacles.',
      'Le formulaire d’inscription, le calendrier de Google et la carte viennent d’autres entreprises, et nous ne pouvons pas les réparer.',
      'Une photo n’a une description que si le club en a écrit une.',
      'Un texte que le club n’écrit que dans une langue s’affiche dans cette langue dans les deux versions.',
    ],
  },
  complain: {
    title: 'Quelque chose ne fonctionne pas?',
    text: 'Dites-nous sur quelle page, ce que vous vouliez faire, et quel appareil ou quelle application vous utilisez.',
    reply: `Nous répondons dans les ${accessibilityResponseDays} jours. D’ici là, nous pouvons vous donner les mêmes renseignements par téléphone ou par courriel.`,
    form: 'Nous écrire',
    next: 'Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission des droits de la personne et des droits de la jeunesse.',
  },
};
