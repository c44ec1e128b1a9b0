import { problemCodes } from '@club/domain/problem';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../data/api-client.ts';
import { admin as english } from '../../i18n/locales/en/admin.ts';
import { admin as french } from '../../i18n/locales/fr/admin.ts';
import { toStaffProblem } from './staff-problem.ts';

describe('a problem', () => {
  it.each(problemCodes)(
    'with the code %s has a text that does not name the internet connection, in both languages',
    (code) => {
      const problem = toStaffProblem(new ApiError({ error: code }, 400));
      expect(problem).toBe(code);
      expect(english.save.reasons[problem]).not.toMatch(/internet connection/u);
      expect(french.save.reasons[problem]).not.toMatch(/connexion Internet/u);
    },
  );

  it('without a response has a text that names the internet connection, in both languages', () => {
    const problem = toStaffProblem(new ApiError({ error: 'unavailable' }));
    expect(problem).toBe('no-answer');
    expect(english.save.reasons[problem]).toMatch(/internet connection/u);
    expect(french.save.reasons[problem]).toMatch(/connexion Internet/u);
  });

  it('is internal for an error in our own code', () => {
    expect(toStaffProblem(new TypeError('x is undefined'))).toBe('internal');
  });
});
