import type { schedule as english } from '../en/schedule.ts';

export const schedule: typeof english = {
  page_title: 'Horaire',
  description:
    'Le calendrier des entraînements et des matchs à l’heure de Montréal, avec la dernière note de l’équipe d’entraîneurs\u00a0: gymnases fermés, changements, inscriptions.',
  title: 'horaire des entraînements et des matchs',
  important: {
    title: 'Important',
    text: 'Les gymnases et les heures peuvent changer à la dernière minute. Lisez la note avant de partir\u00a0: ce qu’elle annonce remplace l’horaire habituel.',
  },
  note: {
    title: 'Note de l’équipe d’entraîneurs',
    updated: 'Mise à jour le',
    loading: 'Chargement des notes…',
    error: 'La note ne se charge pas.',
    empty: 'Aucune note pour le moment.',
    scrolling: 'Texte qui défile',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
  },
  calendar: {
    title: 'Calendrier du club',
    text: 'Tous les entraînements et tous les matchs. Ajoutez le calendrier à votre téléphone\u00a0: les changements s’y affichent ensuite automatiquement.',
    subscribe: 'Ajouter à mon téléphone',
    open: 'Ouvrir dans Google Agenda',
    frame: 'Calendrier des entraînements et des matchs',
    waiting:
      'Le calendrier vient de Google. S’il n’apparaît pas, ouvrez-le avec les liens ci-dessus.',
    offline:
      'Vous êtes hors ligne\u00a0: le calendrier ne peut pas s’afficher ici. Il reviendra avec le réseau. Si vous l’avez ajouté à votre téléphone, vous l’y trouverez déjà.',
    on_click: {
      text: 'Ce calendrier est une page de Google. En l’affichant, vous donnez à Google votre adresse IP et le fait que vous lisez cet horaire. Google peut aussi utiliser ses témoins.',
      open: 'Afficher le calendrier de Google',
      close: 'Ne plus afficher le calendrier de Google',
      choice: 'Cet appareil retient votre choix.',
    },
    none: 'Le calendrier de la saison est en préparation. D’ici là, l’horaire de chaque équipe est sur sa page.',
  },
  next: {
    title: 'À l’horaire',
    teams: 'Horaire d’une équipe',
    all: 'Voir tout l’horaire',
    team: 'Voir l’horaire {{team}}',
  },
  agenda: {
    title: 'Semaine par semaine',
    filter: 'Équipe à afficher',
    all: 'Toutes',
    everyone: 'Toutes les équipes',
    loading: 'Chargement de l’horaire…',
    error: 'L’horaire ne se charge pas.',
    empty: 'Rien à l’horaire pour le moment.',
    no_script:
      'Sans JavaScript, l’horaire ne s’affiche pas ici. Ajoutez cette adresse à votre calendrier pour le lire\u00a0:',
    this_week: 'Cette semaine',
    next_week: 'La semaine prochaine',
    week_of: 'Semaine du {{day}}',
    today: 'Aujourd’hui',
    all_day: 'toute la journée',
    until: 'jusqu’au {{day}}',
    kinds: {
      tournament: 'Tournoi',
      match: 'Match',
      tryout: 'Sélection',
      camp: 'Camp',
      meeting: 'Réunion',
      practice: 'Entraînement',
      social: 'Activité sociale',
      closed: 'Congé',
      other: 'Activité',
    },
    opponent: 'contre {{opponent}}',
    marks: {
      cancelled: 'Annulé',
      removed: 'Retiré de l’horaire',
      time: 'Déplacé',
      place: 'Nouveau lieu',
      restored: 'De retour à l’horaire',
    },
    previously: 'Avant\u00a0:',
    directions: 'Itinéraire',
    add: 'Ajouter à mon calendrier',
    more: 'Voir la suite',
    end: 'C’est tout pour le moment.',
    changes: {
      title: 'Changements récents',
      announced: 'Annoncé le {{day}}, à {{time}}',
    },
    games: {
      title: 'Matchs et tournois',
      next_match: 'Prochain match',
      next_tournament: 'Prochain tournoi',
    },
    // How old the shown schedule is. `cached`: this device loaded it earlier and could not load it
    // again. `late`: the server has not read the club's calendar for an hour.
    age: {
      current: 'Horaire vérifié à {{time}}.',
      cached: 'Vu le {{day}}, à {{time}}. Les changements annoncés depuis n’y sont pas encore.',
      late: 'Attention\u00a0: le site n’a pas pu lire le calendrier du club depuis le {{day}}, à {{time}}. Vérifiez le calendrier ci-dessous.',
    },
  },
  subscribe: {
    title: 'Dans votre calendrier',
    text: 'Abonnez-vous une seule fois à l’horaire d’une équipe. Un entraînement déplacé se déplace alors aussi dans votre calendrier, et une annulation y est marquée «\u00a0ANNULÉ\u00a0».',
    team: 'Équipe',
    all: 'Toutes les équipes',
    dev: 'DEV1 et DEV2',
    device: 'S’abonner sur cet appareil',
    google: 'S’abonner avec Google Agenda',
    address: 'Adresse de cet horaire',
    hint: 'Pour tout autre programme, comme Outlook\u00a0: collez-la là où il demande l’adresse d’un calendrier.',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    not_copied: 'Votre navigateur n’a pas copié l’adresse\u00a0: copiez le texte sélectionné.',
    delay:
      'Chaque programme relit l’horaire à son rythme\u00a0: Apple environ toutes les heures, Outlook toutes les trois heures, Google parfois une fois par jour. Le jour même, regardez plutôt cette page.',
    google_note:
      'Ce lien copie l’adresse de cet horaire et ouvre la page «\u00a0À partir de l’URL\u00a0» de Google\u00a0: collez-y l’adresse. Google n’accepte un abonnement que sur un ordinateur. Il apparaît ensuite sur votre téléphone.',
  },
  register_now: 'S’inscrire maintenant',
};
