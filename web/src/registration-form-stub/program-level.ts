import type { StubTexts } from './texts.ts';

type Level = keyof StubTexts['level']['options'];

/** The level of a program (`DEV1` and `DEV2` are groups of one). Empty for an unknown program. */
export function levelOf(programId: string | null, levels: readonly Level[]): Level | '' {
  const id = (programId ?? '').toLowerCase().replace(/^dev\d$/u, 'dev');
  return levels.find((level) => level === id) ?? '';
}
