import { describe, expect, it } from 'vitest';
import { demo } from '../environments/demo.ts';
import { findPlaceholders } from './placeholders.ts';

describe('the check before a deploy', () => {
  it('names every staff address of the demo', () => {
    expect(findPlaceholders({ staff: demo.staff })).toHaveLength(demo.staff.length);
  });

  it("names the club's placeholders: phone, e-mail, postal address and socials", () => {
    const identity = {
      name: 'Volleyball Trois-Rives',
      phone: '514-555-0142',
      email: 'info@example.org',
      postalAddress: '1, rue de l’Exemple, Montréal (Québec) H0H 0H0',
      socials: { facebook: 'https://www.facebook.com/example' },
    };
    const paths = findPlaceholders({ identity }).map((line) => line.replace(/:.*/u, ''));
    expect(paths).toEqual(
      ['phone', 'email', 'postalAddress', 'socials.facebook'].map((field) => `identity.${field}`),
    );
  });

  it('reports a missing postal address', () => {
    expect(findPlaceholders({ club: { postalAddress: '' } })).toEqual(['club.postalAddress: ""']);
  });

  it('names a demo project', () => {
    expect(findPlaceholders({ environment: { projectId: 'demo-trois-rives' } })).toEqual([
      'environment.projectId: "demo-trois-rives"',
    ]);
  });

  it('accepts real values', () => {
    const real = { phone: '514-987-6543' };
    expect(findPlaceholders({ club: real, staff: ['a@club.quebec'] })).toEqual([]);
  });
});
