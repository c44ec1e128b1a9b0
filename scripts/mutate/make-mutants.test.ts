import { describe, expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { makeMutants } from './make-mutants.ts';
import type { Mutant } from './mutant.ts';
import { findFaults, findStaleEntries, splitByList } from './judgements.ts';
import { readFileSync } from 'node:fs';
import { getRulesPath, rulesFiles } from './rules-tests.ts';

const rules = `rules_version = '2';
// A comment that names allow get: if true;
service cloud.firestore {
  match /databases/{database}/documents {
    function isStaff() {
      return request.auth.token.email.lower() in staffAddresses();
    }
    function staffAddresses() {
      return ['one@example.org', 'two@example.org'];
    }
    function isRow(after, before) {
      return after.keys().hasOnly(['num', 'text'])
        && after.num == before.num && after.num <= 9
        && (after.text == '' || after.text.matches('[a-z]+(x|y)?'));
    }
    match /rows/{id} {
      allow get: if true;
      allow update: if isStaff() && isRow(request.resource.data, resource.data);
    }
    match /{path=**} {
      allow read, write: if false;
    }
  }
}
`;

const mutants = makeMutants('firestore.rules', rules);

/** Lists the changed lines of all mutants of one kind. */
function listChangedLines(operator: string, where?: string): readonly string[] {
  const originalLines = new Set(rules.split('\n'));
  return mutants
    .filter((mutant) => mutant.operator === operator && (where ?? mutant.where) === mutant.where)
    .map(({ source }) => source.split('\n').filter((line) => !originalLines.has(line)))
    .map((changedLines) => changedLines.map((line) => line.trim()).join('\n'));
}

describe('makeMutants', () => {
  it('removes each operand, and swaps each operator', () => {
    expect(listChangedLines('drop-conjunct', '/rows/{id}')).toEqual([
      'allow update: if isRow(request.resource.data, resource.data);',
      'allow update: if isStaff();',
    ]);
    expect(listChangedLines('drop-disjunct')).toEqual([
      `&& (after.text.matches('[a-z]+(x|y)?'));`,
      `&& (after.text == '');`,
    ]);
    expect(listChangedLines('swap-and-or', 'isRow')).toContain(
      '&& after.num == before.num || after.num <= 9',
    );
  });

  it('changes each bound, and reverses each comparison', () => {
    expect(listChangedLines('bound')).toEqual([
      '&& after.num == before.num && after.num <= 8',
      '&& after.num == before.num && after.num <= 10',
    ]);
    expect(listChangedLines('compare')).toContain('&& after.num != before.num && after.num <= 9');
  });

  it('widens and narrows each piece of a pattern', () => {
    const patterns = listChangedLines('regexp').map((line) => /matches\('(.*)'\)/u.exec(line)?.[1]);
    expect(patterns).toEqual(
      expect.arrayContaining([
        '(?i)[a-z]+(x|y)?',
        '[a-z]+(x|y)?.*',
        '.+(x|y)?',
        '[a-z]*(x|y)?',
        '[a-z](x|y)?',
        '[a-z]+(x|y)',
        '[a-z]+(y)?',
        '[a-z]+(x)?',
        '[a-z]+(.*)?',
      ]),
    );
  });

  it('adds verbs to rules, widens paths, and adds rules that open private collections', () => {
    expect(listChangedLines('verb', '/rows/{id}')).toContain('allow get, delete: if true;');
    expect(listChangedLines('verb', '/{path=**}')).toEqual([]);
    expect(listChangedLines('path')).toContain('match /{any=**}/rows/{id} {');
    const addedBlocks = mutants.filter(({ operator }) => operator === 'added-block');
    expect(addedBlocks.map(({ change }) => change)).toContain(
      'match /subscribers/{id} { allow list: if isStaff(); }',
    );
  });

  it('changes the lists of staff and of fields, and swaps the documents that a rule compares', () => {
    expect(listChangedLines('address')).toContain(`return ['two@example.org'];`);
    expect(listChangedLines('address')).toContain(
      'return request.auth.token.email.lower() != null;',
    );
    expect(listChangedLines('field-list')).toContain(`return after.keys().hasOnly(['num'])`);
    expect(listChangedLines('swap-data')).toContain(
      'allow update: if isStaff() && isRow(resource.data, resource.data);',
    );
  });

  it('changes no comment, and gives every mutant a unique name', () => {
    expect(
      mutants.filter(({ source }) => !source.includes('allow get: if true;\nservice')),
    ).toEqual([]);
    const names = mutants.map((mutant) =>
      JSON.stringify([mutant.operator, mutant.where, mutant.change]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(mutants.every(({ source }) => source !== rules)).toBe(true);
  });
});

const siteMutants = rulesFiles.flatMap((file) =>
  makeMutants(file, readFileSync(getRulesPath(file), 'utf8')),
);

describe('the rules of the site', () => {
  it('have at least 500 mutants', () => {
    expect(siteMutants.length).toBeGreaterThanOrEqual(500);
  });

  it('have a mutant for every entry of the list of equivalents', () => {
    expect(findStaleEntries(siteMutants, equivalents)).toEqual([]);
  });
});

describe('the list of equivalents', () => {
  const [mutant] = mutants;
  if (mutant === undefined) throw new Error('There is no mutant.');
  const { file, operator, where, change } = mutant;
  const entry = { file, operator, where, change, reason: 'It is only an example.' };

  it('matches a mutant by its name, on any line', () => {
    const movedMutant: Mutant = { ...mutant, line: mutant.line + 40 };
    expect(splitByList([movedMutant], [entry])).toEqual({
      listedMutants: [movedMutant],
      otherMutants: [],
    });
  });

  it('causes a report for an entry that matches no mutant, or that matches a killed mutant', () => {
    expect(findStaleEntries([mutant], [{ ...entry, change: 'another' }])).toHaveLength(1);
    expect(findFaults([{ mutant, outcome: 'killed' }], { areEquivalents: true })).toHaveLength(1);
    expect(findFaults([{ mutant, outcome: 'survived' }], { areEquivalents: true })).toEqual([]);
  });

  it('does not excuse other mutants: each of them that survives is reported', () => {
    expect(findFaults([{ mutant, outcome: 'survived' }], { areEquivalents: false })).toEqual([
      expect.stringContaining(`No test noticed firestore.rules:${mutant.line} ${operator}`),
    ]);
  });
});
