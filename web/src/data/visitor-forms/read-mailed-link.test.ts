import { describe, expect, it } from 'vitest';
import { findMailedCode, readMailedLink } from './read-mailed-link.ts';

const token = '0a1b2c3d4e.mj5k2x9q.9f8e7d6c5b';

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
  ])('%s%s', (search, hash, purpose, expectedToken) => {
    expect(readMailedLink({ search, hash })).toEqual({ purpose, token: expectedToken });
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
    ['0a1b2c3d4e', ''],
    ['', ''],
  ])('%j', (text, expectedToken) => {
    expect(findMailedCode(text)).toBe(expectedToken);
  });
});
