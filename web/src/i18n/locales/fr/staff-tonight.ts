import type { staffTonight as english } from '../en/staff-tonight.ts';

export const staffTonight: typeof english = {
  heading: 'Aujourd’hui et demain',
  text: 'Annulez ou déplacez une entrée ici. Les familles le voient tout de suite à l’accueil, dans l’horaire, sur la page de leur équipe et dans leur calendrier.',
  none: 'Le calendrier n’a rien aujourd’hui ni demain.',
  error: 'Les entrées d’aujourd’hui n’ont pas pu être chargées.',
  cancel: 'Annuler',
  place: 'Changer le lieu',
  time: 'Changer l’heure',
  states: { cancelled: 'Annulé', removed: 'N’est plus au calendrier' },
  changed: 'Changé par {{name}}, {{at}}',
  dialog: {
    cancel: 'Annuler {{what}}?',
    place: 'Changer le lieu de {{what}}',
    time: 'Changer l’heure de {{what}}',
    new_place: 'Nouveau lieu',
    start: 'Nouveau début',
    end: 'Nouvelle fin',
    reason_fr: 'Raison en français (facultative)',
    reason: 'Raison en anglais (facultative)',
    publish: 'Le publier aussi comme avis urgent, en haut des pages, jusqu’au {{until}}',
    standing:
      'Un avis urgent est déjà affiché. Le nouveau texte vient à sa suite; vous pouvez changer les deux.',
    notice_fr: 'Avis en français',
    notice: 'Avis en anglais',
    confirm: {
      cancel: 'L’annuler maintenant',
      place: 'Changer le lieu maintenant',
      time: 'Changer l’heure maintenant',
    },
    back: 'Revenir',
    working: 'Un instant…',
  },
  problems: {
    place: 'Écrivez d’abord le nouveau lieu.',
    time: 'Choisissez un début encore à venir, et une fin qui le suit.',
    empty: 'Écrivez d’abord l’avis, ou décochez sa case.',
    long: 'L’avis est trop long. Raccourcissez-le à {{max}} caractères.',
    conflict:
      'Quelqu’un d’autre vient de changer cette entrée ou l’avis urgent. Regardez de nouveau, puis appuyez encore pour le remplacer par le vôtre.',
    no_answer:
      'Aucune réponse. C’est peut-être fait, ou non. Appuyez de nouveau\u00a0: rien ne se fait deux fois.',
  },
  said: {
    cancel: '{{what}} ({{when}})\u00a0: annulé.',
    place: '{{what}} ({{when}})\u00a0: nouveau lieu, {{place}}.',
    time: '{{what}}\u00a0: nouvelle heure, {{when}}.',
  },
  done: {
    cancel: 'C’est annulé. Les familles le voient maintenant.',
    place: 'Le lieu est changé. Les familles le voient maintenant.',
    time: 'L’heure est changée. Les familles le voient maintenant.',
    undone: 'C’est défait.',
    notice_kept:
      'C’est défait. L’avis urgent a été changé entre-temps et reste affiché\u00a0: vérifiez-le.',
    undo: 'Défaire',
  },
  differences: {
    heading: 'À corriger dans le calendrier',
    text: 'Le site diffère ici du calendrier du club. Faites-y le même changement quand vous le pourrez\u00a0: l’avertissement disparaît de lui-même.',
    title: 'Titre\u00a0:',
    place: 'Lieu\u00a0:',
    time: 'Heure\u00a0:',
    open: 'Ouvrir le calendrier à ce jour',
    copy: 'Copier le titre',
    copied: 'Copié.',
  },
};
