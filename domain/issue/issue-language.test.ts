import { describe, expect, it } from 'vitest';
import { findIssueLocale, listMissingFields } from './issue-language.ts';

const empty = {
  subject: '',
  subject_fr: '',
  text: '',
  text_fr: '',
  imageURL: '',
  alt: '',
  alt_fr: '',
};
const french = { ...empty, subject_fr: 'Essais', text_fr: 'Lundi.' };
const english = { ...empty, subject: 'Tryouts', text: 'Monday.' };
const imageURL = 'https://example.org/a.jpg';

describe('the language in which a reader gets an issue', () => {
  it.each([
    [
      'their own, if it has a text',
      { ...english, subject_fr: 'Essais', text_fr: 'Lundi.' },
      'en',
      'en',
    ],
    ['the other, if their own is empty', french, 'en', 'fr'],
    ['the other, if their own has only spaces', { ...french, text: ' ' }, 'en', 'fr'],
    ['their own, if it has only a subject', { ...french, subject: 'Tryouts' }, 'en', 'en'],
    ['their own, if nothing is written', empty, 'en', 'en'],
  ] as const)('is %s', (_, issue, locale, issueLocale) => {
    expect(findIssueLocale(issue, locale)).toBe(issueLocale);
  });
});

describe('an issue', () => {
  it.each([
    ['nothing, if it is in French only', french, []],
    ['nothing, if it is in English only', english, []],
    ['the text of a language that has only a subject', { ...french, subject: 'Tryouts' }, ['text']],
    ['every subject and text, if it is empty', empty, ['subject_fr', 'text_fr', 'subject', 'text']],
    ['the description of its picture in its language', { ...english, imageURL }, ['alt']],
    [
      'nothing, if the picture is described in its language',
      { ...english, imageURL, alt: 'Players' },
      [],
    ],
  ] as const)('lacks %s', (_, issue, names) => {
    expect(listMissingFields(issue)).toEqual(names);
  });
});
