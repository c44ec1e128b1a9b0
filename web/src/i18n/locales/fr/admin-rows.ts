import type { adminRows as english } from '../en/admin-rows.ts';

/** The texts about editing a row, a part of `admin.ts`. */
export const adminRows: typeof english = {
  editing: {
    heading: 'Vous modifiez : {{name}}',
    pick: 'Choisissez un élément du tableau pour le modifier.',
    cancel: 'Annuler',
    close: 'Fermer',
    draft: 'Brouillon non enregistré',
    unsaved: 'Pas encore enregistré',
    bar: 'Enregistrement et messages',
    undone: 'C’est annulé. Le site est comme avant.',
  },
  conflict: {
    heading: 'Choisissez la version à garder',
    text: 'Vous et quelqu’un d’autre avez modifié la même chose. Rien n’est enregistré avant votre choix.',
    alert:
      '{{who}} a aussi modifié : {{fields}}. Choisissez la version à garder avant d’enregistrer.',
    choose: 'Choisir',
    somebody: 'Quelqu’un d’autre',
    mine: 'Vous',
    keep: 'Garder ma version',
    take: 'Prendre l’autre version',
    undecided: 'Rien n’est encore enregistré.',
    changed: 'Modifié par {{who}} ({{when}})',
    changed_by_somebody: 'Modifié par quelqu’un d’autre ({{when}})',
  },
  field_error: {
    link: 'Cette adresse ne peut pas servir. Elle doit commencer par https://, par exemple https://www.example.org/page, sans espace.',
    image: 'Cette image ne peut pas servir. Choisissez-en une autre.',
    other:
      'Ceci ne peut pas être enregistré tel quel : c’est trop long, ou un caractère ne peut pas s’afficher.',
  },
  // `english` and `french` name the language whose fields have not changed. `both`: French has not
  // changed in some fields, and English has not in others.
  translation: {
    english_unchanged: 'Le français a changé, pas l’anglais',
    french_unchanged: 'L’anglais a changé, pas le français',
    both_unchanged: 'Une seule langue a changé',
    explanation: 'Les deux langues disent-elles encore la même chose? À vérifier :',
    publish: 'Publier quand même',
    check: 'Vérifier',
  },
  unreadable: {
    row: 'Cet élément est illisible : {{id}} ({{fields}}).',
    repair:
      'Le public ne le voit pas. Ouvrez-le, remplissez ce qui est nommé ici, puis enregistrez.',
    unusable_id:
      'Son identifiant contient des caractères que ce site n’emploie pas. Le soutien technique doit le renommer ou le supprimer dans la console Firebase.',
    fields:
      'Ceci n’a pas pu être lu et reste vide ici : {{fields}}. Remplissez-le, puis enregistrez.',
    history: 'N’a pas pu être lu, et paraît vide : {{fields}}',
    id: 'Identifiant',
  },
  hidden_picture: 'Masquée',
};
