import type { staffCalendar as english } from '../en/staff-calendar.ts';

export const staffCalendar: typeof english = {
  heading: 'Le calendrier de la saison',
  text: 'Le site lit le calendrier Google du club toutes les 15 minutes. L’équipe d’entraîneurs y écrit comme avant. Vous voyez ici ce que le site a compris de chaque titre.',
  error: 'L’état du calendrier n’a pas pu être chargé.',
  colon: '\u00a0: ',
  last_read: 'Dernière lecture\u00a0:',
  never_read: 'Le calendrier n’a pas encore été lu.',
  entries_one: '{{count}} activité est sur le site.',
  entries_other: '{{count}} activités sont sur le site.',
  omitted_one:
    'Le calendrier compte {{count}} activité de plus que le site ne peut en montrer\u00a0: la dernière de la saison.',
  omitted_other:
    'Le calendrier compte {{count}} activités de plus que le site ne peut en montrer\u00a0: les dernières de la saison.',
  nearly_full:
    'Le calendrier est rempli à {{percent}}\u00a0%. Un calendrier rempli n’est plus lu en entier. Retirez les activités des prochains mois dont personne n’a besoin, ou prévenez le soutien technique.',
  open: 'Ouvrir Google Agenda',
  read_now: 'Lire maintenant',
  reading: 'Lecture en cours…',
  busy: 'Le calendrier est déjà en lecture.',
  done: {
    'read-calendar': 'Le calendrier a été lu, et le site est à jour.',
    'accept-loss': 'Le calendrier a été lu, et le site le suit.',
  },
  problems: {
    'not-configured':
      'les réglages du site ne nomment aucun calendrier. Prévenez le soutien technique.',
    'not-public':
      'Google ne montre pas ce calendrier. Dans ses paramètres, rendez-le accessible au public.',
    'too-many-requests': 'Google nous demande d’attendre. Le site réessaie de lui-même.',
    unavailable: 'Google n’a pas répondu. Le site réessaie de lui-même.',
    'not-a-calendar': 'Google a envoyé autre chose qu’un calendrier. Le site réessaie de lui-même.',
    incomplete: 'le calendrier est arrivé incomplet. Le site réessaie de lui-même.',
    'too-large': 'le calendrier est trop gros. Prévenez le soutien technique.',
    'loss-held-back': 'beaucoup d’activités à venir manquent. Voyez ci-dessous.',
    'change-held-back': 'beaucoup d’activités à venir ont changé d’un coup. Voyez ci-dessous.',
    failed:
      'la lecture a échoué. Si elle échoue encore dans une heure, prévenez le soutien technique.',
  },
  loss: {
    missing_title_one: '{{count}} des {{known}} activités à venir manque',
    missing_title_other: '{{count}} des {{known}} activités à venir manquent',
    missing_text:
      'Depuis le {{since}}, elles ne sont plus dans le calendrier Google. Elles restent sur le site, au cas où quelqu’un les aurait retirées par erreur. Rien d’autre ne change sur le site d’ici là.',
    by_itself:
      'Si le calendrier reste ainsi, le site l’accepte de lui-même\u00a0: {{readings}} lectures sur {{needed}} jusqu’ici.',
    changed_title_one: '{{count}} des {{known}} activités à venir a changé',
    changed_title_other: '{{count}} des {{known}} activités à venir ont changé',
    changed_text:
      'Depuis le {{since}}, le calendrier Google les montre ainsi. Le site les montre encore comme avant, au cas où ce serait une erreur. Rien d’autre ne change sur le site d’ici là.',
    waits:
      'Si c’est une erreur, corrigez-la dans le calendrier Google; le site suit. Si c’est juste, acceptez-le ici. D’ici là, le site attend.',
    causes: {
      missing: '{{count}} manquent. Regardez dans la corbeille du calendrier Google.',
      'other-calendar':
        '{{count}} manquent, et toutes les activités du calendrier sont nouvelles. Est-ce bien le calendrier du club? Si personne ne l’a remplacé, prévenez le soutien technique.',
      private:
        '{{count}} sont privées, ou ne paraissent que comme «\u00a0Busy\u00a0» (occupé). Regardez dans les paramètres du calendrier Google, sous «\u00a0Autorisations d’accès aux événements\u00a0»\u00a0: le public doit voir tous les détails.',
      title:
        '{{count}} ne disent plus quelle équipe ou quelle activité. Regardez les titres, et les «\u00a0Autorisations d’accès aux événements\u00a0» dans les paramètres.',
      place: '{{count}} n’ont plus de lieu. Regardez le champ «\u00a0Lieu\u00a0».',
      hours: '{{count}} n’ont plus d’heures. Regardez si «\u00a0Toute la journée\u00a0» est coché.',
      'other-title': '{{count}} ont une autre équipe ou une autre activité. Regardez les titres.',
      'other-place': '{{count}} sont à un autre lieu. Regardez le champ «\u00a0Lieu\u00a0».',
      'other-time':
        '{{count}} sont à un autre moment. Si toutes ont bougé du même nombre d’heures, regardez le fuseau horaire dans les paramètres du calendrier Google.',
    },
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    missing_accept: 'Accepter cette perte',
    missing_question_one: 'Retirer {{count}} activité du site?',
    missing_question_other: 'Retirer {{count}} activités du site?',
    missing_explanation:
      'Les familles les voient alors barrées, jusqu’au lendemain de leur date. Si elles reviennent dans le calendrier Google, elles reviennent sur le site.',
    missing_confirm: 'Les retirer',
    changed_accept: 'Accepter ce changement',
    changed_question_one:
      'Montrer {{count}} activité telle qu’elle est maintenant dans le calendrier Google?',
    changed_question_other:
      'Montrer {{count}} activités telles qu’elles sont maintenant dans le calendrier Google?',
    changed_explanation:
      'Les familles voient alors ces activités sans ce qu’elles ont perdu, ou avec ce qui a changé, aussi dans le calendrier de leur téléphone.',
    changed_confirm: 'Les montrer ainsi',
    cancel: 'Pas maintenant',
    outdated: 'Le calendrier a changé entre-temps. Regardez de nouveau avant d’accepter.',
  },
  unclear: {
    title: 'Ce que le site n’a pas compris',
    text: 'Les familles voient ces activités avec leur titre tel quel. Corrigez le titre dans le calendrier Google\u00a0: le site suit en 15 minutes.',
    none: 'Rien\u00a0: le site a compris tous les titres.',
  },
  clear: {
    title_one: 'Ce qu’il a compris\u00a0: {{count}} titre',
    title_other: 'Ce qu’il a compris\u00a0: {{count}} titres',
    open: 'Afficher les titres',
    close: 'Masquer les titres',
  },
  unusableEntries: {
    title: 'Ce qui n’est pas sur le site, ou pas en entier',
    text: 'Le site ne peut pas lire ces activités. Écrivez-les de nouveau dans le calendrier Google.',
  },
  untitled: 'Sans titre',
  next_one: '{{count}} activité, le {{date}}',
  next_other: '{{count}} activités, la prochaine le {{date}}',
  everyone: 'Toutes les équipes',
  against: 'contre {{opponent}}',
  states: { planned: 'Prévu', cancelled: 'Annulé', removed: 'Retiré' },
  kinds: {
    tournament: 'Tournoi',
    match: 'Match',
    tryout: 'Camp de sélection',
    camp: 'Camp',
    meeting: 'Réunion',
    practice: 'Entraînement',
    social: 'Activité sociale',
    closed: 'Congé',
    other: 'Autre',
  },
  titleProblems: {
    'unknown-team': 'Il nomme une équipe que le club n’a pas\u00a0: {{teams}}.',
    'no-team': 'Il ne nomme aucune équipe.',
    'no-place': 'Il ne nomme aucun lieu que le site connaît.',
    ambiguous: 'Il peut vouloir dire deux choses. Écrivez plutôt deux activités.',
  },
  entryProblems: {
    unreadable: 'L’activité est endommagée.',
    'no-title': 'Elle n’a pas de titre.',
    'no-start': 'Elle n’a pas de début, ou un début impossible.',
    private: 'Elle est marquée comme privée\u00a0: elle n’est donc pas sur le site.',
    'unknown-zone':
      'Son fuseau horaire est inconnu. Le site la montre à l’heure de Montréal\u00a0: vérifiez l’heure.',
    tentative:
      'Elle est marquée comme provisoire. Le site la montre comme prévue\u00a0: confirmez-la ou annulez-la dans le calendrier.',
    'unknown-rule':
      'Elle se répète d’une façon que le site ne connaît pas. Répétez-la chaque semaine ou chaque mois.',
    'too-many-occurrences':
      'Elle se répète trop souvent. Seules les premières fois sont sur le site.',
    'too-long': 'Elle dure plus d’un mois.',
  },
  guide: {
    title: 'Comment écrire les titres',
    text: 'L’équipe, l’activité et le lieu, dans n’importe quel ordre, en français ou en anglais. Les accents, les majuscules et les tirets ne comptent pas.',
    examples: {
      practice: 'L’équipe, puis l’activité, puis le lieu.',
      place: 'Ce qui suit «\u00a0@\u00a0» est le lieu.',
      teams: 'Deux équipes. «\u00a0U13 à U17\u00a0» veut dire les cinq.',
      match: 'Après «\u00a0vs\u00a0», l’adversaire; après «\u00a0@\u00a0», le lieu.',
      groups: 'Les deux groupes de développement.',
      cancelled:
        'Écrivez ce mot en tête et laissez l’activité dans le calendrier\u00a0: les familles la voient alors barrée.',
      everyone:
        'Elle apparaît pour chaque équipe. Un congé de toute la journée annule les entraînements de ce jour.',
      ambiguous: 'Non compris\u00a0: une équipe joue, l’autre non. Écrivez deux activités.',
    },
    rules: [
      'Un lieu dans le champ «\u00a0Lieu\u00a0» l’emporte sur le titre.',
      'Quand l’heure ou le lieu change, déplacez l’activité elle-même\u00a0: les familles voient ce qui a changé, et quand.',
      'Le public voit vos titres tels quels dans le calendrier de Google. N’y mettez ni nom, ni téléphone, ni lien.',
      'Un autre mot pour un gymnase ou une équipe? Le soutien technique l’ajoute.',
    ],
  },
};
