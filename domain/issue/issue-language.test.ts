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

describe('the language of an issue', () => {
  it.each([
    ['their own where it is written', { ...french, ...english, subject_fr: 'Essais' }, 'en', 'en'],
    ['the other where theirs is empty', french, 'en', 'fr'],
    ['the other where theirs has only spaces', { ...french, text: ' ' }, 'en', 'fr'],
    ['their own where it has begun', { ...french, subject: 'Tryouts' }, 'en', 'en'],
    ['their own where nothing is written', empty, 'en', 'en'],
  ] as const)('is for readers %s', (_, issue, locale, issueLocale) => {
    expect(findIssueLocale(issue, locale)).toBe(issueLocale);
  });
});

describe('an issue', () => {
  it.each([
    ['nothing in one language', french, []],
    ['nothing in the other', english, []],
    ['the text of a language that has begun', { ...french, subject: 'Tryouts' }, ['text']],
    ['everything when it is empty', empty, ['subject_fr', 'text_fr', 'subject', 'text']],
    ['the description in its language', { ...english, imageURL }, ['alt']],
    ['no description in another language', { ...english, imageURL, alt: 'Players' }, []],
  ] as const)('needs %s', (_, issue, names) => {
    expect(listMissingFields(issue)).toEqual(names);
  });
});
