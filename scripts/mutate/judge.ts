import { readFile } from 'node:fs/promises';
import { CommandError } from '../../emulators/command-error.ts';
import { firestoreAddress, projectId, storageAddress } from '../../tests/rules/emulators.ts';
import type { Mutant } from './mutant.ts';
import { type Failure, pathOf, type RulesFile, rulesFiles, RulesTests } from './rules-tests.ts';

/** What became of a mutant. */
export type Outcome = 'killed' | 'survived' | 'does not compile';

/** A failure of the emulators rather than of the rules. */
const isOutage = ({ test, message }: Failure) =>
  test === 'setting up' || /ECONNREFUSED|ECONNRESET|fetch failed/u.test(message);

interface Killer {
  readonly test: string;
  readonly mutant: Mutant;
}

const likelyTests = 30;

const groupOf = (test: string) => test.slice(0, test.lastIndexOf(' > '));

/** Judges mutants by the tests of the rules, against emulators that run. */
export class Judge {
  readonly #tests: RulesTests;
  /** The tests that failed, the last first, and what was changed then. */
  #killers: readonly Killer[] = [];

  private constructor(tests: RulesTests) {
    this.#tests = tests;
  }

  static async open(): Promise<Judge> {
    const judge = new Judge(await RulesTests.load());
    await judge.expectOriginals();
    return judge;
  }

  /**
   * Runs the tests against the rules as they are.
   *
   * @throws CommandError when one fails: nothing could be said of mutants then.
   */
  async expectOriginals(): Promise<void> {
    for (const file of rulesFiles) {
      await loadRules(file, await readFile(pathOf(file), 'utf8'));
      const failure = await this.#tests.run(file, []);
      if (failure === undefined) continue;
      throw new CommandError(
        `The tests of the rules fail on ${file} as it is: mend that first ("npm run test:rules").`,
        `${failure.test}\n${failure.message}`,
      );
    }
  }

  async judge(mutant: Mutant): Promise<Outcome> {
    const { file, source } = mutant;
    try {
      if (!(await loadRules(file, source))) return 'does not compile';
      const failure = await this.#tests.run(file, this.#likelyKillers(mutant));
      if (failure === undefined) return 'survived';
      if (isOutage(failure)) {
        throw new CommandError('The emulators do not answer any more.', failure.message);
      }
      const { test } = failure;
      const others = this.#killers.filter((killer) => killer.test !== test);
      this.#killers = [{ test, mutant }, ...others];
      return 'killed';
    } finally {
      await loadRules(file, await readFile(pathOf(file), 'utf8'));
    }
  }

  /**
   * The tests that killed similar mutants. Then groups that killed one in the same place. Most
   * mutants die of a few tests out of thousands.
   */
  #likelyKillers({ file, where, operator }: Mutant): readonly ((name: string) => boolean)[] {
    const killersOfFile = this.#killers.filter(({ mutant }) => mutant.file === file);
    const likeness = ({ mutant }: Killer) =>
      2 * Number(mutant.where === where) + Number(mutant.operator === operator);
    const killersByLikeness = killersOfFile.toSorted((a, b) => likeness(b) - likeness(a));
    const tests = new Set(killersByLikeness.slice(0, likelyTests).map(({ test }) => test));
    const here = killersOfFile.filter(({ mutant }) => mutant.where === where);
    const groups = new Set(here.map(({ test }) => groupOf(test)));
    return [(name) => tests.has(name), (name) => groups.has(groupOf(name))];
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
