import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { emailAddress } from './fields.ts';
import { cleanTypedAddress, suggestAddress } from './typed-address.ts';

describe('a pasted address', () => {
  it.each([
    ['a zero-width space', '\u200bnom@example.org'],
    ['a direction mark', 'nom@example.org\u202c'],
    ['a byte order mark', '\ufeffnom@example.org'],
    ['a soft hyphen', 'nom@exam\u00adple.org'],
    ['a space that does not break', 'nom\u00a0@example.org'],
    ['a space of a phone’s keyboard', 'nom@example. org '],
    ['a full-width at sign', 'nom\uff20example.org'],
    ['a full-width dot', 'nom@example\uff0eorg'],
    ['a link', 'mailto:nom@example.org'],
    ['a link with a subject', 'MAILTO:nom@example.org?subject=Bonjour'],
    ['brackets', '<nom@example.org>'],
    ['a name', 'Nom Tremblay <nom@example.org>;'],
    ['a name in quotes', '"Tremblay, Nom" <nom@example.org>'],
    ['the quotation marks of a sentence', '« nom@example.org ».'],
    ['the punctuation of a sentence', '(nom@example.org),'],
    ['a link with an encoded @', 'mailto:%20nom%40example.org'],
    ['a link with slashes', 'mailto://nom@example.org/'],
    ['a link of Markdown', '[nom@example.org](mailto:nom@example.org)'],
    ['the name of a field', 'Courriel : nom@example.org'],
    ['the number of a list', '1. nom@example.org'],
    ['a bullet', '•\tnom@example.org'],
    ['quotes of a German keyboard', '„nom@example.org“'],
    ['an ideographic full stop', 'nom@example\u3002org'],
    ['a filler of Hangul', 'nom@example.org\u3164'],
    ['an emoji’s variation', 'nom\ufe0f@example.org'],
    ['the place of an attachment', '\ufffcnom@example.org'],
    ['half of an emoji', 'nom@example.org\ud83c'],
    ['a line break of PowerPoint', 'nom@example.org\u000b'],
  ])('loses %s', (_title, typed) => {
    expect(v.is(emailAddress, typed)).toBe(false);
    expect(cleanTypedAddress(typed)).toBe('nom@example.org');
  });

  it.each(['nom@example.org', 'Nom.Deux+U15@Example.org', "d'arcy@example.org", 'parent', 'a@'])(
    'stays as it is without them: %s',
    (typed) => {
      expect(cleanTypedAddress(typed)).toBe(typed);
    },
  );

  it.each([
    'a@example.org b@example.org',
    'a@example.org, b@example.org',
    'Nom nom@example.org',
    'par:ent@example.org',
  ])('is not joined with what stands beside it: %s', (typed) => {
    expect(v.is(emailAddress, cleanTypedAddress(typed))).toBe(false);
  });
});

describe('a typed address', () => {
  it.each([
    ['nom@gmail.con', 'nom@gmail.com'],
    ['nom@gmail.coù', 'nom@gmail.com'],
    // What Chromium makes of gmail.coù and vidéotron.ca in a field for e-mail addresses.
    ['nom@gmail.xn--co-kja', 'nom@gmail.com'],
    ['nom@xn--vidotron-b1a.ca', 'nom@videotron.ca'],
    ['nom@hotmial.com', 'nom@hotmail.com'],
    ['nom@videotron.cs', 'nom@videotron.ca'],
    ['nom@vidéotron.ca', 'nom@videotron.ca'],
    ['nom@videotron.com', 'nom@videotron.ca'],
    ['nom@gmail', 'nom@gmail.com'],
    ['nom@gmailcom', 'nom@gmail.com'],
    ['nom@gmail,com', 'nom@gmail.com'],
    ['nom@gmal.com', 'nom@gmail.com'],
    ['nom@gmail.com.', 'nom@gmail.com'],
    ['nom@hotmail.cm', 'nom@hotmail.com'],
    ['nom@yaho.ca', 'nom@yahoo.ca'],
    ['nom@outlok.com', 'nom@outlook.com'],
    ['nom@iclould.com', 'nom@icloud.com'],
    ['nom@sympatico.qc.ca', 'nom@sympatico.ca'],
    ['nom@example.con', 'nom@example.com'],
    ['nom@example.coù', 'nom@example.com'],
    ['nom@example.c0m', 'nom@example.com'],
    ['nom@example.orh', 'nom@example.org'],
    ['nom@www.example.org', 'nom@example.org'],
    ['nom@ecole.example.qc', 'nom@ecole.example.qc.ca'],
    ['élodie.tremblay@example.org', 'elodie.tremblay@example.org'],
    ['o’connor@example.org', "o'connor@example.org"],
    ['.nom..deux.@example.org', 'nom.deux@example.org'],
    ['Zoé@Hotmial.com', 'zoe@hotmail.com'],
  ])('that cannot be right gets a suggestion: %s', (typed, suggestion) => {
    expect(suggestAddress(typed)).toBe(suggestion);
  });

  it.each([
    ...['gmail.com', 'hotmail.fr', 'hotmail.de', 'outlook.co.th', 'yahoo.co.in', 'yahoo.com.br'],
    ...['mail.com', 'email.com', 'live.nl', 'msn.com', 'me.com', 'bell.ca', 'dell.net', 'cs.ca'],
    ...[
      'example.org',
      'csmb.qc.ca',
      'ecole-montréal.example.org',
      'gym.example.co',
      'umontreal.ca',
    ],
  ])('that may be right gets none: nom@%s', (domain) => {
    expect(suggestAddress(`nom@${domain}`)).toBeUndefined();
  });

  it.each(['nom@gmail.co', 'nom@gmail', 'nom@yahoo.co', 'nom@videotron.qc'])(
    'gets none while the end may be missing: %s',
    (typed) => {
      expect(suggestAddress(typed, { isComplete: false })).toBeUndefined();
      expect(suggestAddress(typed)).toBeDefined();
    },
  );

  it.each(['parent', 'parent@', '@gmail.con', 'a@b@gmail.con', ''])(
    'that is no address gets none: %j',
    (typed) => {
      expect(suggestAddress(typed)).toBeUndefined();
    },
  );
});
