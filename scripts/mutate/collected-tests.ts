import { isDeepStrictEqual } from 'node:util';

/** A test as its file declares it. */
export interface CollectedTest {
  readonly name: string;
  readonly run: () => unknown;
}

/** The tests and hooks that a file declares while it is loaded. */
export interface CollectedFile {
  readonly name: string;
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
  readonly tests: CollectedTest[];
}

let loadingFile: CollectedFile | undefined;
const enclosingTitles: string[] = [];

/** Loads a test file and returns what it declares. */
export async function collectTests(name: string, load: () => Promise<unknown>) {
  const file: CollectedFile = { name, before: [], after: [], tests: [] };
  loadingFile = file;
  enclosingTitles.push(name);
  await load();
  enclosingTitles.pop();
  loadingFile = undefined;
  return file;
}

function getLoadingFile(): CollectedFile {
  if (loadingFile === undefined) throw new Error('Tests are declared only while their file loads.');
  return loadingFile;
}

type Body = (...args: unknown[]) => unknown;

const each =
  (declare: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const [index, row] of rows.entries()) {
      const args: unknown[] = Array.isArray(row) ? row : [row];
      // The number identifies the row, since two may have the same title.
      declare(`${name} #${index}`, () => body(...args));
    }
  };

const declareTest = (name: string, run: () => unknown) => {
  getLoadingFile().tests.push({ name: [...enclosingTitles, name].join(' > '), run });
};

const declareGroup = (name: string, body: () => unknown) => {
  enclosingTitles.push(name);
  body();
  enclosingTitles.pop();
};

// These replace all that the rules' tests import from Vitest.

export const it = Object.assign(declareTest, { each: each(declareTest) });
export const describe = Object.assign(declareGroup, { each: each(declareGroup) });
export const beforeAll = (hook: () => unknown): void => void getLoadingFile().before.push(hook);
export const afterAll = (hook: () => unknown): void => void getLoadingFile().after.push(hook);

export const expect = (actual: unknown) => {
  const toEqual = (expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      throw new Error('The actual value is not the expected value.');
  };
  return { toEqual, toBe: toEqual };
};
