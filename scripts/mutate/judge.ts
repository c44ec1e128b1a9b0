import { readFile } from 'node:fs/promises';
import { CommandError } from '../../emulators/command-error.ts';
import { firestoreAddress, projectId, storageAddress } from '../../tests/rules/emulators.ts';
import type { Mutant } from './mutant.ts';
import {
  type Failure,
  getRulesPath,
  type RulesFile,
  rulesFiles,
  RulesTests,
} from './rules-tests.ts';

/** The outcome of the tests for a mutant. */
export type Outcome = 'killed' | 'survived' | 'does not compile';

/** Whether the emulators failed rather than a test. */
const isOutage = ({ test, message }: Failure) =>
  test === 'setting up' || /ECONNREFUSED|ECONNRESET|fetch failed/u.test(message);

interface Kill {
  readonly test: string;
  readonly mutant: Mutant;
}

const maxLikelyTests = 30;

const getGroup = (test: string) => test.slice(0, test.lastIndexOf(' > '));

/** Runs the rules' tests against mutants, on running emulators. */
export class Judge {
  readonly #tests: RulesTests;
  /** Tests that killed a mutant, latest first, each once with the last mutant that it killed. */
  #kills: readonly Kill[] = [];

  private constructor(tests: RulesTests) {
    this.#tests = tests;
  }

  static async open(): Promise<Judge> {
    const judge = new Judge(await RulesTests.load());
    await judge.requirePassingTests();
    return judge;
  }

  /**
   * Runs the tests against the unchanged rules.
   *
   * @throws CommandError when one fails, because mutants cannot be judged then
   */
  async requirePassingTests(): Promise<void> {
    for (const file of rulesFiles) {
      await loadRules(file, await readFile(getRulesPath(file), 'utf8'));
      const failure = await this.#tests.run(file);
      if (failure === undefined) continue;
      throw new CommandError(
        `The tests of the rules fail on ${file} without changes: fix that first ("npm run test:rules").`,
        `${failure.test}\n${failure.message}`,
      );
    }
  }

  async judge(mutant: Mutant): Promise<Outcome> {
    const { file, source } = mutant;
    try {
      if (!(await loadRules(file, source))) return 'does not compile';
      const failure = await this.#tests.run(file, this.#makeLikelyTestFilters(mutant));
      if (failure === undefined) return 'survived';
      if (isOutage(failure)) {
        throw new CommandError('The emulators no longer respond.', failure.message);
      }
      const { test } = failure;
      const otherKills = this.#kills.filter((kill) => kill.test !== test);
      this.#kills = [{ test, mutant }, ...otherKills];
      return 'killed';
    } finally {
      await loadRules(file, await readFile(getRulesPath(file), 'utf8'));
    }
  }

  /**
   * Makes a filter for the tests that killed similar mutants. A second filter is for the groups
   * that killed a mutant in the same place. These tests run first: a few tests of thousands kill
   * most mutants.
   */
  #makeLikelyTestFilters({
    file,
    where,
    operator,
  }: Mutant): readonly ((name: string) => boolean)[] {
    const killsInFile = this.#kills.filter(({ mutant }) => mutant.file === file);
    const getSimilarity = ({ mutant }: Kill) =>
      2 * Number(mutant.where === where) + Number(mutant.operator === operator);
    const killsBySimilarity = killsInFile.toSorted((a, b) => getSimilarity(b) - getSimilarity(a));
    const tests = new Set(killsBySimilarity.slice(0, maxLikelyTests).map(({ test }) => test));
    const killsInPlace = killsInFile.filter(({ mutant }) => mutant.where === where);
    const groups = new Set(killsInPlace.map(({ test }) => getGroup(test)));
    return [(name) => tests.has(name), (name) => groups.has(getGroup(name))];
  }

  close(): Promise<void> {
    return this.#tests.close();
  }
}

/** Loads rules into the running emulator. Returns false if it rejects them. */
async function loadRules(file: RulesFile, content: string): Promise<boolean> {
  const [{ host, port }, path] =
    file === 'firestore.rules'
      ? [firestoreAddress, `emulator/v1/projects/${projectId}:securityRules`]
      : [storageAddress, 'internal/setRules'];
  const response = await fetch(`http://${host}:${port}/${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
  });
  await response.body?.cancel();
  return response.ok;
}
