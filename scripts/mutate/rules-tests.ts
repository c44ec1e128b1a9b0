import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../emulators/project.ts';
import type { CollectedFile, CollectedTest } from './collected-tests.ts';

export const rulesFiles = ['firestore.rules', 'storage.rules'] as const;
export type RulesFile = (typeof rulesFiles)[number];

/** The call in a test file that shows which rules it tests. */
const testBedCalls: Readonly<Record<RulesFile, string>> = {
  'firestore.rules': 'new FirestoreTestBed(',
  'storage.rules': 'new StorageTestBed(',
};

/** The first test that failed, with its error message. */
export interface Failure {
  /** The name of the test; `setting up` if a hook failed before the tests. */
  readonly test: string;
  readonly message: string;
}

interface TestFile extends CollectedFile {
  readonly testedRules: readonly RulesFile[];
}

/**
 * The tests of tests/rules, loaded once and run many times in this process. Vitest would start a
 * worker for each run, which takes longer than most runs.
 */
export class RulesTests {
  readonly #files: readonly TestFile[];

  private constructor(files: readonly TestFile[]) {
    this.#files = files;
  }

  /**
   * Loads the test files, with `collected-tests.ts` in place of Vitest. The name of a test begins
   * with its file's name.
   */
  static async load(): Promise<RulesTests> {
    const collector = join(import.meta.dirname, 'collected-tests.ts');
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'vitest'
          ? { url: pathToFileURL(collector).href, shortCircuit: true }
          : next(specifier, context),
    });
    const { collectTests } = await import('./collected-tests.ts');
    const files: TestFile[] = [];
    for (const name of globSync('tests/rules/**/*.test.ts', { cwd: root }).toSorted()) {
      const source = readFileSync(join(root, name), 'utf8');
      const testedRules = rulesFiles.filter((file) => source.includes(testBedCalls[file]));
      // Skips files without a test bed. rules-and-domain.test.ts compares the texts of the rules, so
      // it would kill equivalent mutants. The other
      // skipped files load rules of their own.
      if (testedRules.length === 0) continue;
      const load = () => import(pathToFileURL(join(root, name)).href) as Promise<unknown>;
      files.push({ ...(await collectTests(name, load)), testedRules });
    }
    return new RulesTests(files.toSorted((a, b) => a.tests.length - b.tests.length));
  }

  /**
   * Runs the tests of a rules file, files with few tests first. Returns the first failure.
   *
   * @param likelyFilters each picks tests that are likely to fail, by name. They run first, and then
   *   all tests.
   */
  async run(
    rulesFile: RulesFile,
    likelyFilters: readonly ((name: string) => boolean)[] = [],
  ): Promise<Failure | undefined> {
    const files = this.#files.filter(({ testedRules }) => testedRules.includes(rulesFile));
    for (const isPicked of [...likelyFilters, () => true]) {
      for (const file of files) {
        const failure = await runTests(
          file,
          file.tests.filter(({ name }) => isPicked(name)),
        );
        if (failure) return failure;
      }
    }
    return undefined;
  }

  async close(): Promise<void> {
    for (const { after } of this.#files) for (const hook of after) await hook();
  }
}

/** Sets up the file's test beds again. Runs these tests until the first failure. */
async function runTests(
  file: TestFile,
  tests: readonly CollectedTest[],
): Promise<Failure | undefined> {
  if (tests.length === 0) return undefined;
  let name = 'setting up';
  try {
    for (const hook of file.before) await hook();
    for (const test of tests) {
      ({ name } = test);
      await test.run();
    }
    return undefined;
  } catch (error) {
    return { test: name, message: String(error) };
  }
}

/** Returns the absolute path of a rules file. */
export const getRulesPath = (file: string): string => join(root, file);
