import { describe, expect, it } from 'vitest';
import { findMailedCode, readMailedLink } from './read-mailed-link.ts';

const token = '0a1b2c3d4e.mj5k2x9q.9f8e7d6c5b';
/** A token of the length that our mails have, which is also found without its `#`. */
const longToken = `${'0a1b2c3d4e'.repeat(4)}.mj5k2x9q.${'9f8e7d6c'.repeat(4)}`;

describe('a mailed link', () => {
  it.each([
    ['?lng=fr', `#${token}`, undefined, token],
    ['?lng=fr', `#confirm-place=${token}`, 'confirm-place', token],
    ['?lng=fr', `#${token}.`, undefined, token],
    ['?lng=fr', `#${token}%3E`, undefined, token],
    ['?lng=fr', `#${token}&utm_source=mail.example.org`, undefined, token],
    ['?lng=fr', `#${token}?fbclid=x`, undefined, token],
    ['?lng=fr', `#${token}»`, undefined, token],
    ['?LNG=FR', `#${token.toUpperCase()}`, undefined, token],
    ['?LNG=FR', `#LEAVE-WAITING-LIST=${token.toUpperCase()}`, 'leave-waiting-list', token],
    [`?lng=fr%23${token}`, '', undefined, token],
    [`?lng=fr%2523${token}&data=05%7C02`, '', undefined, token],
    [`?lng=fr%23confirm-place%3D${token}`, '', 'confirm-place', token],
    [`?lng=fr&link=confirm-place`, '', 'confirm-place', ''],
    [`?lng=fr&link=leave-waiting-list&utm_source=mail.example.org`, '', 'leave-waiting-list', ''],
    ['?lng=fr&utm_source=mail.example.org', '', undefined, ''],
    ['', '#main', undefined, ''],
    ['?lng=fr%', '#%', undefined, ''],
    // Proofpoint's spellings of `#`.
    [`?lng=fr-23${longToken}`, '', undefined, longToken],
    [`?lng=fr*${longToken}__;Iw`, '', undefined, longToken],
    [`?lng=fr&link=confirm-place`, `#confirm-place=3D${longToken}`, 'confirm-place', longToken],
    ['?lng=fr', `#${longToken}20`, undefined, longToken],
    ['?lng=fr&amp;link=confirm-place', '', 'confirm-place', ''],
  ])('%s%s', (search, hash, tokenName, expectedToken) => {
    expect(readMailedLink({ search, hash })).toEqual({ tokenName, token: expectedToken });
  });
});

describe('a text that was copied from a mail', () => {
  it.each([
    [token, token],
    [` ${token}\n`, token],
    ['0a1b2c3d4e.mj5k2x9q.\n 9f8e7d6c5b', token],
    [`«${token}»`, token],
    [`https://club.example.org/newsletter/confirm?lng=fr#${token}`, token],
    [
      `https://filter.example.net/?url=https%3A%2F%2Fclub.example.org%2Fnewsletter%2Fconfirm%3Flng%3Dfr%23${token}&data=x`,
      token,
    ],
    [
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__club.example.org_newsletter_confirm-3Flng-3Dfr-23${longToken}&d=DwMFaQ`,
      longToken,
    ],
    [
      `https://urldefense.com/v3/__https://club.example.org/newsletter/confirm?lng=fr*${longToken}__;Iw!!x$`,
      longToken,
    ],
    [`?lng=3Dfr#${longToken.slice(0, 30)}=\r\n${longToken.slice(30)}`, longToken],
    ['0a1b2c3d4e', ''],
    ['', ''],
  ])('%j', (text, expectedToken) => {
    expect(findMailedCode(text)).toBe(expectedToken);
  });
});
