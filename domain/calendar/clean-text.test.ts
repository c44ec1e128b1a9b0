import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['U15 pratique', 'U15 pratique'],
  ['  U15\u00a0pratique \n\t Pierrefonds ', 'U15 pratique Pierrefonds'],
  ['U15 – marie.tremblay@example.org', 'U15'],
  ['Souper: RSVP 514 555-0199', 'Souper: RSVP'],
  ['Souper (514-555-0199) U13', 'Souper U13'],
  ['Call +1 (514) 555.0199 now', 'Call now'],
  ['+33 6 12 34 56 78', ''],
  ['Réunion https://meet.google.com/abc-defg-hij', 'Réunion'],
  ['Réunion meet.google.com/abc-defg-hij U13', 'Réunion U13'],
  ['Réunion www.zoom.us/j/123?pwd=secret', 'Réunion'],
  ['13800 boul. Gouin Ouest, Pierrefonds H8Z 3H6', '13800 boul. Gouin Ouest, Pierrefonds H8Z 3H6'],
  ['U15 2026-11-25 18:30', 'U15 2026-11-25 18:30'],
  ['U15\u202e kcab\u200b', 'U15 kcab'],
  ['U15\u0000 pratique\ud83c', 'U15 pratique'],
  ['E\u0301quipe', 'Équipe'],
])('cleans "%s" to "%s"', (text, result) => {
  expect(cleanText(text, 200)).toBe(result);
});

it('cuts a long text between two characters, not within one', () => {
  expect(cleanText(`${'a'.repeat(199)}🏐`, 200)).toBe('a'.repeat(199));
  expect(cleanText('x'.repeat(100_000), 200)).toHaveLength(200);
});
