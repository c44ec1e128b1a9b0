import type { staffGuideSheets as english } from '../en/staff-guide-sheets.ts';

export const staffGuideSheets: typeof english = {
  staff: {
    title: 'Pour une nouvelle personne',
    intro: 'Tout ce qu’il faut pour une première journée, sur une page.',
    sections: [
      {
        heading: 'Se connecter',
        lines: [
          'Allez à {{site}}/admin et appuyez sur «\u00a0$t(admin:gate.sign_in)\u00a0».',
          'Prenez le compte Google dont vous avez donné l’adresse au club. Un autre compte est refusé.',
          'La session dure sept jours. Sur l’ordinateur de quelqu’un d’autre, appuyez sur «\u00a0$t(admin:log_out)\u00a0» quand vous avez fini.',
        ],
      },
      {
        heading: 'Les cinq choses que vous ferez le plus',
        lines: [
          'Le gymnase est fermé ce soir\u00a0: $t(admin:tabs.tonight).',
          'Un événement à annoncer\u00a0: $t(admin:tabs.banner), puis «\u00a0$t(staffRows:new.banner)\u00a0».',
          'Les photos d’un tournoi\u00a0: $t(admin:tabs.carousel).',
          'Une équipe est complète, ou a de nouveau des places\u00a0: $t(admin:tabs.program).',
          'Le texte de la page Horaire\u00a0: $t(admin:tabs.note).',
        ],
      },
      {
        heading: 'Les règles qui protègent nos jeunes',
        lines: [
          'Pas de photo d’un jeune sans le consentement écrit d’un parent. Ne cochez le consentement que si vous l’avez vu.',
          'Pas de nom de joueuse ou de joueur dans un titre, une légende ou une description.',
          'Quelqu’un demande qu’une photo soit retirée\u00a0: retirez-la le jour même, sans demander pourquoi.',
        ],
      },
      {
        heading: 'Si quelque chose va mal',
        lines: [
          'Rien n’est perdu\u00a0: appuyez sur «\u00a0$t(admin:save.undo)\u00a0», ou ouvrez l’historique sous le formulaire et revenez en arrière.',
          'Vous ne pouvez pas briser le site. Ce que vous retirez peut revenir pendant 30 jours, sauf ce qui est supprimé pour de bon.',
          'Des questions\u00a0: {{email}}.',
        ],
      },
    ],
  },
  webmaster: {
    title: 'Pour le soutien technique',
    intro: 'Gardez cette page là où vous la trouverez sans ordinateur.',
    sections: [
      {
        heading: 'Le site',
        lines: [
          '{{site}}, chez Google Firebase, dans le compte Google du club.',
          'Le code et sa documentation sont dans le dépôt. Commencez par README.md, puis docs/runbook.',
          'Le bilan hebdomadaire, par courriel, dit si tout va bien. S’il ne vient plus, allez voir le site.',
        ],
      },
      {
        heading: 'Quand quelque chose va mal',
        lines: [
          'npm run doctor -- production\u00a0: examine tout, ne change rien, et dit comment réparer ce qu’il trouve.',
          'docs/runbook\u00a0: une page par incident, dans les deux langues.',
          'npm run stop -- production\u00a0: arrête les changements ou les courriels pour un temps; --undo les remet en marche.',
        ],
      },
      {
        heading: 'Ce qui ne doit jamais se perdre',
        lines: [
          'Le compte Google propriétaire du projet, avec une deuxième personne propriétaire.',
          'Le nom de domaine\u00a0: où il est inscrit, sa date de renouvellement, qui le paie.',
          'Le mot de passe du service de courriel.',
          'Les sauvegardes\u00a0: npm run backup -- production, une fois par saison sur un disque du club.',
        ],
      },
      {
        heading: 'Chaque année',
        lines: [
          'Quelqu’un quitte le personnel ou s’y joint\u00a0: la liste des adresses est dans les réglages de l’environnement; déployez ensuite.',
          'Vérifiez les textes du club\u00a0: npm run {{check}} nomme ce que personne n’a vérifié depuis un an.',
          'Changez de version de Node quand npm run doctor le demande.',
        ],
      },
      {
        heading: 'À remplir',
        lines: [
          'Propriétaire du compte Google\u00a0: ________________________________',
          'Registraire et date de renouvellement\u00a0: ________________________________',
          'Service de courriel\u00a0: ________________________________',
          'Téléphone de la personne qui peut aider\u00a0: ________________________________',
        ],
      },
    ],
  },
};
