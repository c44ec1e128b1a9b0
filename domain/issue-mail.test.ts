import { identity } from '@club/about/identity';
import { describe, expect, it } from 'vitest';
import { issueParagraphs } from './issue-mail.ts';
import { readParagraphs } from './mail-text.ts';

const issue = { subject: 'Tryouts', subject_fr: 'Essais', text: 'Monday.', text_fr: 'Lundi.' };
const sender = {
  from: 'news@example.org',
  origin: 'https://club.example.org',
  postalAddress: '1, rue de l’Exemple',
};

describe('the mail of an issue', () => {
  it('has the reason, the unsubscribe link and the sender, in the reader’s language', () => {
    const [text, , footer, signature] = issueParagraphs(issue, 'fr', sender, 'https://leave');
    expect(text).toBe('Lundi.');
    expect(footer).toMatch(/^Vous recevez ce courriel .+désabonner\u00a0:\nhttps:\/\/leave$/u);
    expect(signature).toBe(
      `${identity.name.fr}\n1, rue de l’Exemple\n${identity.email} · https://club.example.org`,
    );
  });

  it('says that it is a test when it has no unsubscribe link', () => {
    expect(issueParagraphs(issue, 'en', sender)[2]).toContain('Test: this e-mail');
  });
});

describe('the text of a mail', () => {
  it('keeps its paragraphs and lines', () => {
    const lines = readParagraphs('One\ntwo\n\nthree').map((paragraph) =>
      paragraph.map((pieces) => pieces.map(({ text }) => text).join('')),
    );
    expect(lines).toEqual([['One', 'two'], ['three']]);
  });

  it('links a web address, without the full stop after it', () => {
    expect(readParagraphs('See https://example.org/a?b=1&c=2.')).toEqual([
      [
        [
          { text: 'See ', isLink: false },
          { text: 'https://example.org/a?b=1&c=2', isLink: true },
          { text: '.', isLink: false },
        ],
      ],
    ]);
  });

  it('makes no other text a link', () => {
    const text = 'javascript:alert(1) <a href="https://">';
    expect(readParagraphs(text).flat(2)).toEqual([{ text, isLink: false }]);
  });
});
