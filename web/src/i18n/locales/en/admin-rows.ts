/** The texts about editing a row, a part of `admin.ts`. */
export const adminRows = {
  editing: {
    heading: 'You are editing: {{name}}',
    close: 'Close',
    cancel: 'Cancel',
    pick: 'Choose an item in the table to edit it.',
    draft: 'Unsaved draft',
    unsaved: 'Not saved yet',
    bar: 'Saving and messages',
    undone: 'Undone. The site is as it was before.',
  },
  conflict: {
    heading: 'Choose what to keep',
    text: 'You and someone else changed the same thing. Nothing is saved until you have chosen.',
    alert: '{{who}} also changed: {{fields}}. Choose what to keep before you save.',
    choose: 'Choose',
    somebody: 'Someone else',
    mine: 'You',
    keep: 'Keep mine',
    take: 'Take theirs',
    undecided: 'Nothing has been saved yet.',
    changed: 'Changed by {{who}} ({{when}})',
    changed_by_somebody: 'Changed by someone else ({{when}})',
  },
  field_error: {
    link: 'This address cannot be used. It must begin with https://, for example https://www.example.org/page, without spaces.',
    image: 'This image cannot be used. Choose another one.',
    other:
      'This cannot be saved as it is: it is too long, or it contains a character that cannot be shown.',
  },
  // `both_unchanged`: French has not changed in some fields, and English has not in others.
  translation: {
    english_unchanged: 'The French has changed, the English has not',
    french_unchanged: 'The English has changed, the French has not',
    both_unchanged: 'Only one language has changed',
    explanation: 'Do both languages still say the same thing? Check:',
    publish: 'Publish anyway',
    check: 'Check it',
  },
  unreadable: {
    row: 'This item can’t be read: {{id}} ({{fields}}).',
    repair: 'Visitors do not see it. Open it, fill in the fields listed here, then save.',
    unusable_id:
      'Its ID contains characters that this site does not use. Technical support must rename or delete it in the Firebase console.',
    fields: 'This could not be read, and is empty here: {{fields}}. Fill it in, then save.',
    history: 'Could not be read, and is shown as empty: {{fields}}',
    id: 'ID',
  },
  hidden_picture: 'Hidden',
};
