import type { StubTexts } from './texts.ts';

type Level = keyof StubTexts['level']['options'];

/**
 * Finds the level of a program: `DEV1` and `DEV2` are groups of the level `dev`. Returns an empty
 * string for an unknown program.
 */
export function findLevel(programId: string | null, levels: readonly Level[]): Level | '' {
  const id = (programId ?? '').toLowerCase().replace(/^dev\d$/u, 'dev');
  return levels.find((level) => level === id) ?? '';
}
