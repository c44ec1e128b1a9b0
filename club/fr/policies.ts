import type { policies as english, teamFees as englishFees } from '../en/policies.ts';
import { helpLines } from '../help-lines.ts';
import { identity } from '../identity.ts';
import { adultsInTheGym, noRefundFrom } from '../promises.ts';
import { teamRange } from '../teams.ts';
import { numbers } from './words.ts';

/** The club's policies (specification, sections 2 and 9). */
export const policies: typeof english = {
  description:
    'Remboursements, sécurité, discipline, confidentialité\u00a0: ce que le club promet aux familles et ce qu’il leur demande, en mots simples.',
  lead: 'Ce que le club promet, ce qu’il demande et ce qui se passe en cas d’imprévu.',
  parts: {
    registration: {
      title: 'Inscription',
      text: [
        'La place est à vous quand le formulaire d’inscription est complet et que nous avons reçu le premier versement. D’ici là, nous ne pouvons pas la réserver.',
        'Un parent, une tutrice ou un tuteur signe la décharge avant le premier entraînement d’une session. Sans décharge signée, on regarde du banc.',
        'Les équipes sont formées selon l’âge et le niveau. L’administration du club répond à toutes les questions sur une inscription.',
      ],
    },
    safety: {
      title: 'Sécurité et santé',
      text: [
        `Avant le premier entraînement, signalez les allergies, l’asthme, les médicaments et les anciennes blessures à ${identity.privacyEmail}. Seules les personnes du club qui en ont besoin lisent ces renseignements.`,
        'En cas de doute sur une commotion cérébrale, on quitte le terrain sur-le-champ et on n’y revient qu’avec l’autorisation écrite d’un médecin.',
        `Nous prévoyons ${numbers[adultsInTheGym]} adultes au gymnase, dont un qui sait donner les premiers soins, et une trousse à chaque entraînement. En cas d’urgence, nous appelons le 911, puis un parent.`,
      ],
    },
    harassment: {
      title: 'Harcèlement et discrimination',
      text: [
        'Nous ne tolérons ni intimidation, ni geste déplacé, ni moquerie, ni mise à l’écart. Peu importe l’origine, la langue, le corps, la religion, le genre, l’orientation, l’âge ou le handicap.',
        'Si vous le voyez ou le vivez, parlez-en à l’équipe d’entraîneurs ou à l’administration du club. Des services indépendants sont nommés au bas de cette page. En danger\u00a0: 911. Personne n’est puni pour avoir parlé de bonne foi.',
        `Tout adulte qui a un motif raisonnable de croire qu’un enfant subit un abus physique ou sexuel doit le signaler sans délai à la DPJ. C’est la Loi sur la protection de la jeunesse, article 39. Montréal\u00a0: ${helpLines.dpjMontreal.phone}, Rive-Sud\u00a0: ${helpLines.dpjSouthShore.phone}. En parler au club ne suffit pas.`,
      ],
    },
    travel: {
      title: 'Déplacements',
      text: [
        'La personne responsable des déplacements réserve les chambres et le transport des tournois à l’extérieur. Elle vous envoie le plan d’avance.',
        'Aucun adulte ne voyage ni ne partage une chambre seul avec l’enfant d’une autre famille. Les jeunes restent avec l’équipe jusqu’à ce qu’un parent prenne le relais.',
      ],
    },
    social: {
      title: 'Médias sociaux',
      text: [
        'Nous ne publions la photo d’une personne mineure qu’avec le consentement écrit d’un parent, d’une tutrice ou d’un tuteur, et sans nom. Demandez-nous de la retirer\u00a0: nous le faisons le plus vite possible, en deux jours au plus.',
        'L’équipe d’entraîneurs écrit aux jeunes dans des conversations de groupe qu’un parent ou un deuxième adulte peut lire, jamais en tête-à-tête.',
      ],
    },
    financial: {
      title: 'Questions financières',
      text: [
        'Les prix sont annoncés avant l’inscription. Les versements sont dus aux dates indiquées dans votre confirmation.',
        'Si l’argent manque, écrivez à l’administration du club avant de renoncer\u00a0: nous pouvons étaler les paiements et vous parler des programmes d’aide.',
      ],
    },
    refund: {
      title: 'Remboursements et annulations',
      text: [
        'Les règles ne sont pas les mêmes pour une saison dans une équipe et pour une session de l’équipe de développement.',
        'Elles ne limitent pas les droits que vous donne la Loi sur la protection du consommateur.',
      ],
    },
    discipline: {
      title: 'Discipline',
      text: [
        'Toute personne qui enfreint ces règles s’expose à un avertissement verbal, à un avertissement écrit, à une suspension ou à l’exclusion du club. Tout dépend de la gravité des faits et de leur répétition. Un jeune est entendu avec un parent avant toute sanction; on peut l’écarter tout de suite s’il met quelqu’un en danger.',
      ],
    },
    risks: {
      title: 'Les risques du volleyball',
      text: [
        'Au volleyball, ce sont surtout des entorses de la cheville et des doigts, des genoux et des épaules endoloris, un ballon au visage. Nous nous échauffons, nous enseignons à bien retomber, et nous arrêtons quand ça fait mal.',
        'En signant la décharge, vous dites connaître ces risques.',
      ],
    },
    responsibility: {
      title: 'Responsabilité',
      text: [
        'Le club veille sur les jeunes du début à la fin d’un entraînement. Avant et après, ils sont sous la garde de leurs parents\u00a0: soyez à la porte à l’heure, s’il vous plaît.',
        'Le club n’est pas responsable des objets perdus ou volés dans les vestiaires. Laissez les objets de valeur à la maison.',
      ],
    },
  },
  cases: {
    groups: {
      season: `Une saison dans une équipe, de ${teamRange.youngest} à ${teamRange.oldest}`,
      session: 'Une session de l’équipe de développement',
      everyone: 'Une saison ou une session',
    },
    // The site replaces names in double braces by figures of `promises.ts`, and by what they make.
    basis:
      'Les exemples sont ceux d’une session de {{practices}} entraînements à {{price}}, soit {{practicePrice}} par entraînement.',
    before: {
      title: 'Vous annulez avant le début de la session',
      text: 'Au choix\u00a0: un crédit complet, utilisable par toute personne de votre compte familial, ou un remboursement moins des frais d’administration de {{fee}}. Le remboursement est versé selon le mode de paiement d’origine.',
      example:
        'Vous avez payé {{price}}\u00a0: un crédit de {{price}}, ou un remboursement de {{refund}}.',
    },
    during: {
      title: 'Vous annulez une fois la session commencée',
      text: `Avant ${noRefundFrom}\u00a0% de la session\u00a0: un remboursement au prorata des entraînements qui restent, moins les frais de {{fee}}. Après ${noRefundFrom}\u00a0%, il n’y a pas de remboursement.`,
      example:
        'Vous arrêtez après {{early}} entraînements\u00a0: il en reste {{remaining}}, soit {{remainingValue}} moins {{fee}}, ce qui fait {{refund}}. Vous arrêtez après {{late}}\u00a0: aucun remboursement.',
    },
    missed: {
      title: 'Vous manquez un entraînement',
      text: 'Il peut être repris à une plage horaire équivalente de la même session. Les crédits ne passent pas d’une session à l’autre.',
      example:
        'Vous manquez un entraînement, qui vaut {{practicePrice}}\u00a0: aucun remboursement, mais vous pouvez le reprendre dans un autre groupe avant la fin de la session.',
    },
    team: {
      title: 'Vous quittez une équipe du club',
      text: 'Les frais d’inscription d’une équipe du club ne sont pas remboursés après l’engagement, sauf dans des circonstances exceptionnelles, jugées au cas par cas.',
      example: `Votre engagement avec les ${teamRange.oldest} est pris, à {{teamPrice}}, puis vous changez d’avis\u00a0: aucun remboursement. Une blessure grave en octobre est le genre de cas que nous examinons.`,
    },
    club: {
      title: 'Le club annule',
      text: 'Vous recevez un remboursement au prorata des frais que nous pouvons récupérer, une date de reprise ou un entraînement équivalent.',
      example:
        'Nous annulons {{cancelled}} entraînements à {{practicePrice}} et le gymnase nous rembourse\u00a0: {{refund}} pour vous, sans frais, ou {{cancelled}} entraînements à d’autres dates.',
    },
  },
  first_practice: {
    title: 'Premier entraînement',
    text: [
      'Arrivez dix minutes à l’avance, en vêtements de sport, et demandez l’entraîneuse ou l’entraîneur de l’équipe.',
      'Apportez ce qui est dans la liste ci-dessous. Des genouillères sont utiles, sans être obligatoires.',
      'Un parent signe la décharge avant l’entraînement, puis attend à l’extérieur du gymnase.',
      'Un camp de sélection est un entraînement où l’on voit qui est prêt pour quelle équipe. L’horaire en donne les dates.',
    ],
  },
  equipment: {
    title: 'Équipement personnel',
    text: 'Ce que chaque jeune apporte\u00a0:',
    list: [
      'Des chaussures de sport d’intérieur ou de volleyball',
      'Un short et un t-shirt',
      'Une bouteille d’eau',
    ],
  },
};

/** What a family reads of team fees, on a team's page and before the form. */
export const teamFees: typeof englishFees = {
  program:
    'Les frais d’équipe ne sont pas remboursés après l’engagement, sauf dans des circonstances exceptionnelles.',
  registration: `Avant de vous engager\u00a0: les frais d’une équipe (${teamRange.youngest} à ${teamRange.oldest}) ne sont pas remboursés, sauf dans des circonstances exceptionnelles.`,
  tournaments:
    'Les tournois se paient à part\u00a0: l’inscription de l’équipe à chaque tournoi, ainsi que les déplacements et l’hébergement quand nous jouons à l’extérieur.',
};
