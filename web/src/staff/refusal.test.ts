import { problemCodes } from '@club/domain/problem';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../data/api-client.ts';
import { admin as english } from '../i18n/locales/en/admin.ts';
import { admin as french } from '../i18n/locales/fr/admin.ts';
import { toRefusal } from './refusal.ts';

describe('a refusal', () => {
  it.each(problemCodes)('%s has words of its own in both languages', (code) => {
    const refusal = toRefusal(new ApiError({ error: code }, 400));
    expect(refusal).toBe(code);
    expect(english.save.reasons[refusal]).not.toMatch(/internet connection/u);
    expect(french.save.reasons[refusal]).not.toMatch(/connexion Internet/u);
  });

  it('blames the network only where no answer came', () => {
    const refusal = toRefusal(new ApiError({ error: 'unavailable' }));
    expect(refusal).toBe('no-answer');
    expect(english.save.reasons[refusal]).toMatch(/internet connection/u);
    expect(french.save.reasons[refusal]).toMatch(/connexion Internet/u);
  });

  it('blames neither for a fault of our own', () => {
    expect(toRefusal(new TypeError('x is undefined'))).toBe('internal');
  });
});
