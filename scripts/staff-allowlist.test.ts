import { describe, expect, it } from 'vitest';
import { parseAllowlist } from './staff-allowlist.ts';
import { StaffSetupError } from './staff-setup-error.ts';

const four = ['a@example.org', "o'brien@example.org", 'c+club@example.org', 'd.e@mail.example.org'];
const parse = (list: unknown) => parseAllowlist(JSON.stringify(list));

describe('the allowlist', () => {
  it('accepts four different lower-case addresses', () => {
    expect(parse(four)).toEqual(four);
  });

  it.each([
    ['three addresses', four.slice(1)],
    ['five addresses', [...four, 'e@example.org']],
    ['no list', { staff: four }],
    ['nothing', null],
    ['the same address twice', [...four.slice(1), 'd.e@mail.example.org']],
    ['capitals', [...four.slice(1), 'A@example.org']],
    ['no address at all', [...four.slice(1), 'somebody']],
    ['an empty text', [...four.slice(1), '']],
    ['a number', [...four.slice(1), 7]],
    ['a space around it', [...four.slice(1), ' a@example.org']],
    ['a host without a dot', [...four.slice(1), 'a@example']],
    ['two at signs', [...four.slice(1), 'a@b@example.org']],
    ['a letter that only looks like ours', [...four.slice(1), 'аnna@example.org']],
    ['a quotation mark that would end the literal', [...four.slice(1), `a"'],@example.org`]],
    ['an address of 255 characters', [...four.slice(1), `${'a'.repeat(243)}@example.org`]],
  ])('refuses %s with one sentence', (_what, list) => {
    expect(() => parse(list)).toThrow(StaffSetupError);
    expect(() => parse(list)).toThrow(/^[^\n]+[.]$/);
  });

  it('refuses a file that is not JSON', () => {
    expect(() => parseAllowlist('a@example.org')).toThrow(
      'staff-allowlist.json is not valid JSON: mend it and run again.',
    );
  });

  it('names the address that is listed twice', () => {
    expect(() => parse([...four.slice(1), 'd.e@mail.example.org'])).toThrow(
      'staff-allowlist.json lists d.e@mail.example.org more than once.',
    );
  });
});
