import { club } from '@club/domain/club';
import { describe, expect, it } from 'vitest';
import allowlist from '../staff-allowlist.json' with { type: 'json' };
import { findPlaceholders } from './placeholders.ts';

describe('the check before a deploy', () => {
  it('names each of the four demo staff addresses', () => {
    expect(findPlaceholders({ allowlist })).toHaveLength(4);
  });

  it("names the club's placeholders: phone, e-mail, socials and the missing postal address", () => {
    const found = findPlaceholders({ club }).join('\n');
    for (const field of ['phone', 'email', 'postalAddress', 'socials.facebook']) {
      expect(found).toContain(`club.${field}`);
    }
  });

  it('names a demo project', () => {
    expect(findPlaceholders({ firebaserc: { projects: { default: 'demo-trois-rives' } } })).toEqual(
      ['firebaserc.projects.default: "demo-trois-rives"'],
    );
  });

  it('lets real values pass, and outside forms and calendar stay empty', () => {
    const real = { phone: '514-987-6543', contactForm: '', calendarId: '' };
    const settings = { VITE_REGISTRATION_FORM: '' };
    expect(findPlaceholders({ club: real, settings, allowlist: ['a@club.quebec'] })).toEqual([]);
  });
});
