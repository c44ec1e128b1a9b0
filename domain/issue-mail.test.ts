import { identity } from '@club/about/identity';
import { describe, expect, it } from 'vitest';
import { composeIssueHtml, composeIssueText } from './issue-mail.ts';
import { limits } from './limits.ts';
import { locales } from './locale.ts';
import { parseParagraphs } from './mail-text.ts';

const plainIssue = {
  subject: 'Tryouts',
  subject_fr: 'Essais',
  text: 'Monday.\nSix.',
  text_fr: 'Lundi.\nDix-huit heures.',
  imageURL: '',
  alt: '',
  alt_fr: '',
};
const imageURL =
  'https://firebasestorage.googleapis.com/v0/b/b/o/carousels%2Fcarousel_1_20261101120000.jpg?alt=media';
const richIssue = {
  subject: 'Tryouts & camp',
  subject_fr: 'Essais et camp',
  text: '## On Monday\n\n**Bring** <water> and [the form](https://example.org/form).\n\n[photo]\n\n- shoes\n- knee pads\n  in your size\n\n3. run\n4. jump\n\nWrite to info@example.org.',
  text_fr:
    '## Lundi\n\n**Apportez** de l’eau et [le formulaire](https://example.org/form).\n\n[photo]\n\n- souliers\n- genouillères',
  imageURL,
  alt: 'Two players at the net',
  alt_fr: 'Deux joueuses au filet',
};
const sender = {
  from: 'news@example.org',
  origin: 'https://club.example.org',
  postalAddress: '1, rue de l’Exemple',
};
const unsubscribeLink = 'https://club.example.org/newsletter/unsubscribe?lng=fr#token';

describe('the text of an issue’s mail', () => {
  it('is the typed text, then why the mail came, the unsubscribe link and the sender', () => {
    expect(composeIssueText(plainIssue, { locale: 'fr', sender, unsubscribeLink })).toBe(
      [
        'Lundi.\nDix-huit heures.',
        '—',
        `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${identity.name.fr}. Pour vous désabonner\u00a0:\n${unsubscribeLink}`,
        `${identity.name.fr}\n1, rue de l’Exemple\n${identity.email} · https://club.example.org`,
      ].join('\n\n'),
    );
  });

  it('states that it is a test when it has no unsubscribe link', () => {
    expect(composeIssueText(plainIssue, { locale: 'en', sender })).toContain('Test: this e-mail');
  });

  it.each(locales)(
    'shows lists, the addresses of links and the picture’s description (%s)',
    async (locale) => {
      await expect(
        composeIssueText(richIssue, { locale, sender, unsubscribeLink }),
      ).toMatchFileSnapshot(`snapshots/issue-${locale}.txt`);
    },
  );
});

describe('the HTML of an issue’s mail', () => {
  const html = composeIssueHtml(richIssue, { locale: 'en', sender, unsubscribeLink });

  it('names its language, and has one title, real headings and layout tables', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<div class="text" lang="en"/u);
    expect(html.match(/<h1[\s>]/gu)).toHaveLength(1);
    expect(html).toMatch(/<h2[^>]*>On Monday<\/h2>/u);
    for (const [table] of html.matchAll(/<table[^>]*>/gu))
      expect(table).toContain('role="presentation"');
  });

  it('has the text of the other language, with its `lang`, if that of the reader’s language is empty', () => {
    const frenchIssue = { ...richIssue, subject: '', text: '', alt: '' };
    const options = { locale: 'en', sender, unsubscribeLink } as const;
    const frenchHtml = composeIssueHtml(frenchIssue, options);
    expect(frenchHtml).toContain('<html lang="en">');
    expect(frenchHtml).toMatch(/<h1 lang="fr"[^>]*>Essais et camp<\/h1>/u);
    expect(frenchHtml).toMatch(/<div lang="fr"><h2[^>]*>Lundi<\/h2>/u);
    expect(frenchHtml).toContain('alt="Deux joueuses au filet"');
    expect(frenchHtml).toContain('>Unsubscribe</a>');
    const text = composeIssueText(frenchIssue, options);
    expect(text).toContain('Lundi\n\nApportez de l’eau');
    expect(text).toContain('To unsubscribe:');
    expect(html).not.toContain('lang="fr"');
  });

  it('has a preheader that is not cut within a character', () => {
    const issue = { ...plainIssue, text: '🏐'.repeat(80) };
    const emojiHtml = composeIssueHtml(issue, { locale: 'en', sender, unsubscribeLink });
    expect(emojiHtml).toContain(`>${'🏐'.repeat(54)}…`);
    expect(emojiHtml).not.toMatch(/\p{Cs}/u);
  });

  it('begins with an invisible preheader: the first words of the text, which inboxes show', () => {
    expect(html).toMatch(/display:none[^>]*>On Monday Bring &lt;water&gt; and the form\. shoes/u);
  });

  it('shows the picture’s variant for mails, with its description', () => {
    expect(html).toContain(
      'carousel_1_20261101120000_960.jpg?alt=media" alt="Two players at the net"',
    );
  });

  it('has everything but the picture after staff have taken the picture down', () => {
    const options = { locale: 'en', sender, isPictureGone: true } as const;
    expect(composeIssueHtml(richIssue, options)).not.toContain('<img');
    expect(composeIssueHtml(richIssue, options)).toContain('knee pads');
    expect(composeIssueText(richIssue, options)).not.toContain('Two players');
  });

  it('escapes the texts and the picture’s description', () => {
    const hostileText = '"><script>alert(1)</script>';
    const hostileIssue = {
      ...richIssue,
      subject: hostileText,
      text: hostileText,
      alt: hostileText,
    };
    const hostileHtml = composeIssueHtml(hostileIssue, { locale: 'en', sender, unsubscribeLink });
    expect(hostileHtml).not.toContain('<script');
    expect(hostileHtml).not.toContain('""');
  });

  it('is below 102 KB, where Gmail cuts, for the longest text of bold words and links', () => {
    const lines = '**Bold** words and [a link](https://example.org/page).\n\n';
    const text = lines.repeat(Math.floor(limits.issueText / lines.length));
    const longHtml = composeIssueHtml(
      { ...richIssue, text },
      { locale: 'en', sender, unsubscribeLink },
    );
    expect(new TextEncoder().encode(longHtml).length).toBeLessThan(102_000);
  });
});

describe('the text of a mail that is not an issue', () => {
  it('keeps its paragraphs and lines', () => {
    const lines = parseParagraphs('One\ntwo\n\nthree').map((paragraph) =>
      paragraph.map((segments) => segments.map(({ text }) => text).join('')),
    );
    expect(lines).toEqual([['One', 'two'], ['three']]);
  });

  it('links a web address, without the full stop after it', () => {
    expect(parseParagraphs('See https://example.org/a?b=1&c=2.')).toEqual([
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
    expect(parseParagraphs(text).flat(2)).toEqual([{ text, isLink: false }]);
  });
});
