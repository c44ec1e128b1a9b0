import { expect, it } from 'vitest';
import { cleanErrorMessage } from './clean-error-message.ts';

it.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    'TypeError: Cannot read properties of undefined (reading (text))',
  ],
  ['x.y is not a function', 'x.y is not a function'],
  ["Can't find variable: foo", "Can't find variable: foo"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
    'Minified React error #418; visit (address)',
  ],
  [
    'Unexpected token \'A\', "Ana Tremblay" is not valid JSON',
    'Unexpected token (text), (text) is not valid JSON',
  ],
  [
    'JSON Parse error: Unexpected identifier "Ana Trem',
    'JSON Parse error: Unexpected identifier (text)',
  ],
  ["no value for 'l’enfant d'Ana' here", 'no value for (text) here'],
  ['« Ana » and “Ana” and `Ana`', '(text) and (text) and (text)'],
  ['no mail to ana.tremblay+club@courriel.example.org, sorry', 'no mail to (address) sorry'],
  ['call (514) 555-0199 or +1 514.555.0199', 'call (number) or (number)'],
  ['from 203.0.113.77 and 2001:db8::1:2:3', 'from (number) and (number)'],
  ['/contact?name=Ana#now failed', '/contact failed'],
  ['www.example.org/ana or example.org/ana', '(address) or (address)'],
  ['blob:https://example.org/1 and data:text/plain,Ana', '(address) and (address)'],
  ['two\n\nlines\tand a tab', 'two lines and a tab'],
  // Anybody can write a message. The webmaster's mail shows it, and mail programs link domains.
  [
    'Renouvelez-le sur club-renouvellement.com avant minuit',
    'Renouvelez-le sur (address) avant minuit',
  ],
  [
    'see Évil-Club.CoM, evil。com, evil．com. or evil.co.uk:8080',
    'see (address), (address), (address). or (address):8080',
  ],
  [
    'window.evil.com, e.evil.com, e.to, 1.evil.com, x.com',
    '(address), (address), (address), (address), (address)',
  ],
  ['crypto.com, document.SHOP and x.club', '(address), (address) and (address)'],
  [
    'evil\u200b.com and \u202emoc.live\u202c and e\u00advil.com',
    '(address) and (address) and (address)',
  ],
  [
    'e.map is not a function; crypto.randomUUID too, $.ajax',
    'e.map is not a function; crypto.randomUUID too, $.ajax',
  ],
  ['half \ud800, half \udc00 and a whole 😀', 'half \ufffd, half \ufffd and a whole 😀'],
])('cleans %j', (message, expected) => {
  const cleanMessage = cleanErrorMessage(message);
  expect(cleanMessage).toBe(expected);
  // The server cleans what the browser has cleaned.
  expect(cleanErrorMessage(cleanMessage)).toBe(expected);
});

it('shortens a message to 200 characters, after cleaning it', () => {
  const message = `${'x'.repeat(195)} "Ana Tremblay`;
  expect(cleanErrorMessage(message)).toBe(`${'x'.repeat(195)} (tex`);
  expect(cleanErrorMessage(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});
