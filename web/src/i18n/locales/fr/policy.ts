import type { policy as english } from '../en/policy.ts';

export const policy: typeof english = {
  page_title: 'Politiques du club',
  description:
    'Remboursements, sécurité, discipline, confidentialité\u00a0: ce que le club promet aux familles et ce qu’il leur demande, en mots simples.',
  title: 'Politiques du club',
  lead: 'Ce que nous promettons, ce que nous demandons, et ce qui se passe quand les plans changent. Écrit pour les parents et les joueurs, en mots simples.',
  contents: 'Sur cette page',
  parts: {
    registration: {
      title: 'Inscription',
      text: [
        'La place est à vous quand le formulaire d’inscription est complet et que le premier versement nous est parvenu. D’ici là, nous ne la gardons pour personne.',
        'Un parent ou un tuteur signe la décharge avant le premier entraînement d’une session. Sans décharge signée, on regarde depuis le banc.',
        'Les équipes sont formées selon l’âge et le niveau. L’administratrice du club répond à toutes les questions sur une inscription.',
      ],
    },
    safety: {
      title: 'Sécurité et santé',
      text: [
        'Dites-nous à l’inscription les allergies, l’asthme, les médicaments et les anciennes blessures. Les entraîneurs le lisent, et personne d’autre.',
        'Qui pourrait avoir une commotion cérébrale quitte le terrain sur-le-champ et n’y revient qu’avec l’accord écrit d’un médecin.',
        'Il y a une trousse de premiers soins à chaque entraînement, et au moins un adulte qui sait s’en servir. Deux adultes sont au gymnase en tout temps.',
      ],
    },
    harassment: {
      title: 'Harcèlement et discrimination',
      text: [
        'Ici, personne n’est intimidé, touché, ridiculisé ni mis à l’écart, quels que soient son origine, sa langue, son corps, sa foi, son genre, son orientation ou ses capacités.',
        'Qui le voit ou le vit en parle à un entraîneur ou à l’administratrice du club, ou appelle un des services indépendants nommés au bas de cette page. Personne n’est puni pour avoir parlé de bonne foi.',
      ],
    },
    travel: {
      title: 'Déplacements',
      text: [
        'La coordonnatrice des déplacements réserve les chambres et le transport des tournois à l’extérieur, et vous envoie le plan au plus tard une semaine d’avance.',
        'Aucun adulte ne voyage ni ne partage une chambre seul avec un jeune qui n’est pas son enfant. Les jeunes restent avec l’équipe jusqu’à ce qu’un parent prenne le relais.',
      ],
    },
    social: {
      title: 'Médias sociaux',
      text: [
        'Nous ne publions la photo d’un jeune qu’avec le consentement écrit d’un parent, sans nom de famille, et nous la retirons le jour où vous le demandez.',
        'Les entraîneurs écrivent aux jeunes dans des conversations de groupe qu’un parent ou un deuxième adulte peut lire, jamais en tête-à-tête.',
      ],
    },
    financial: {
      title: 'Questions financières',
      text: [
        'Les prix sont annoncés avant l’inscription et ne changent pas en cours de session. Les versements sont dus aux dates de votre confirmation.',
        'Si l’argent manque, écrivez à l’administratrice du club avant de renoncer\u00a0: nous étalons les paiements, et nous connaissons les programmes qui aident les familles.',
      ],
    },
    refund: {
      title: 'Remboursements et annulations',
      text: [
        'Cinq cas, chacun avec un exemple. Les exemples supposent une session de {{trainings}} entraînements à {{price}}, soit {{one}} par entraînement.',
      ],
    },
    discipline: {
      title: 'Discipline',
      text: [
        'Qui enfreint ces règles reçoit un avertissement verbal, un avertissement écrit, une suspension ou est exclu du club, selon la gravité et la répétition des faits. On entend toujours le jeune d’abord, avec un parent.',
      ],
    },
    risks: {
      title: 'Les risques du volleyball',
      text: [
        'Le volleyball est un sport sûr, pas un sport sans risque\u00a0: entorses de la cheville et des doigts, genoux et épaules endoloris, ballon au visage. Nous nous échauffons, nous enseignons à atterrir, et nous arrêtons quand ça fait mal.',
        'En signant la décharge, vous dites connaître ces risques.',
      ],
    },
    responsibility: {
      title: 'Responsabilité',
      text: [
        'Le club veille sur les jeunes du début à la fin d’un entraînement. Avant et après, ils sont sous la garde de leurs parents\u00a0: soyez à la porte à l’heure, s’il vous plaît.',
        'Nous ne répondons pas des objets perdus ou volés dans les vestiaires. Laissez les objets de valeur à la maison.',
      ],
    },
  },
  cases: {
    example: 'Exemple',
    before: {
      title: 'Vous annulez avant le début de la session',
      text: 'Au choix, un crédit complet, utilisable par tous les membres de votre compte familial, ou un remboursement moins des frais d’administration de {{fee}}, versé selon le mode de paiement d’origine.',
      example:
        'Vous avez payé {{price}}\u00a0: un crédit de {{price}}, ou un remboursement de {{refund}}.',
    },
    during: {
      title: 'Vous annulez une fois la session commencée',
      text: 'Avant que 50\u00a0% de la session soit écoulée\u00a0: un remboursement au prorata des entraînements qui restent, moins les frais de {{fee}}. Après 50\u00a0%, il n’y a pas de remboursement.',
      example:
        'Vous arrêtez après {{early}} entraînements\u00a0: il en reste {{remaining}}, soit {{value}} moins {{fee}}, ce qui fait {{refund}}. Vous arrêtez après {{late}}\u00a0: {{nothing}}.',
    },
    missed: {
      title: 'Vous manquez un entraînement',
      text: 'Il peut être repris dans une plage équivalente de la même session. Les crédits ne passent pas d’une session à l’autre.',
      example:
        'Un entraînement manqué de {{one}}\u00a0: {{nothing}} de remboursement, et un entraînement dans un autre groupe avant la fin de la session.',
    },
    team: {
      title: 'Vous quittez une équipe du club',
      text: 'Les frais d’inscription d’une équipe du club ne sont pas remboursés après l’engagement, sauf dans des circonstances exceptionnelles, jugées au cas par cas.',
      example:
        'Vous vous êtes engagés avec les U17 à {{teamPrice}} et changez d’avis\u00a0: {{nothing}}. Une blessure grave en octobre est le genre de cas que nous examinons.',
    },
    club: {
      title: 'Le club annule',
      text: 'Vous recevez un remboursement au prorata des frais que nous pouvons récupérer, une date de reprise ou un entraînement équivalent.',
      example:
        'Nous annulons {{cancelled}} entraînements et le gymnase nous rembourse\u00a0: {{refund}} pour vous, sans frais, ou deux entraînements à d’autres dates.',
    },
  },
  equipment: {
    title: 'Équipement personnel',
    text: 'Ce que chaque jeune apporte\u00a0:',
    list: [
      'Des chaussures d’intérieur ou de volleyball',
      'Un short et un t-shirt',
      'Une bouteille d’eau',
    ],
  },
  privacy: {
    title: 'Confidentialité',
    officer:
      'La personne responsable de la protection des renseignements personnels est l’administratrice du club\u00a0:',
    purposes:
      'Nous recueillons ce qu’une saison demande, et rien d’autre\u00a0: les noms et les dates de naissance pour former les équipes, les coordonnées des parents pour vous joindre, les notes de santé pour la sécurité des jeunes, votre adresse courriel pour l’infolettre si vous l’avez demandée. Nous ne vendons, ne louons ni n’échangeons rien de tout cela, et ce site ne suit personne\u00a0: ni publicité, ni pisteurs.',
    retention:
      'Les dossiers d’inscription sont gardés trois ans après la dernière saison, les reçus six ans comme la loi fiscale l’exige, les messages un an. Une adresse d’infolettre jamais confirmée s’en va après 30 jours. Une fois que vous vous désabonnez, il ne reste qu’une empreinte de l’adresse, pour ne plus jamais lui écrire.',
    rights:
      'Vous pouvez demander à voir ce que nous avons sur vous ou votre enfant, à le faire corriger ou supprimer, ou retirer votre consentement. À partir de 14 ans, les jeunes peuvent le demander eux-mêmes. Nous répondons en 30 jours. Si notre réponse ne vous satisfait pas, la Commission d’accès à l’information du Québec vous entendra.',
    browser:
      'Dans votre navigateur, nous gardons votre langue, dans un témoin, pendant un an, et le dernier contenu lu, pour que le site s’ouvre sans réseau. Les brouillons de vos messages restent sur votre appareil.',
  },
};
