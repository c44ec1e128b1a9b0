import type { Locale } from '../../domain/locale.ts';

/**
 * Words of the texts that the language's dictionary lacks. Those of `both` are missing in at least
 * one dictionary. A person read each word before adding it: a new name belongs here, a misspelled
 * word does not.
 */
export const clubWords: Readonly<Record<'both' | Locale, readonly string[]>> = {
  both: [
    // The club, its places and other places.
    ...['Trois-Rives', 'Pierrefonds', 'Sainte-Catherine', 'Biosphère', 'Québec'],
    // Services for young people, and the youth protection of Québec.
    ...['DPJ', 'Sport’Aide', 'Tel-jeunes'],
    // File formats, products and companies.
    ...[
      'AVIF',
      'TIFF',
      'HEIC',
      'JPEG',
      'JPG',
      'PNG',
      'Firebase',
      'OpenStreetMap',
      'Outlook',
      'iPhone',
      'Messenger',
    ],
    // The guidelines for accessibility.
    'WCAG',
    // A field, a setting and a program.
    ...['checkedOn', 'webmaster', 'Node'],
  ],
  // A position, a language, a key of the keyboard, the abbreviation of « numéro », a level of the
  // guidelines, a browser, and Google's title of an entry without details.
  fr: ['libéro', 'English', 'Tab', 'nº', 'AA', 'Chromium', 'Busy'],
  en: ['CEGEP', 'checkmarks', 'Français', 'iPhones', 'Southshore', 'unsubscriptions'],
};

/** Names in the other language. They stay as they are in the texts of both languages. */
export const foreignNames: readonly string[] = [
  'Commission d’accès à l’information du Québec',
  'Commission des droits de la personne et des droits de la jeunesse',
  'Protecteur de l’intégrité en loisir et en sport',
  'Do Not Track',
  'Global Privacy Control',
  'Google Maps',
  // What staff write in the title of a cancelled calendar entry.
  'ANNULÉ',
];
