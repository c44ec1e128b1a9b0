import type { StubTexts } from './texts.ts';

type Level = keyof StubTexts['level']['options'];

/** The level a program stands for (`DEV1` and `DEV2` are groups of one); empty for none of ours. */
export function levelOf(programId: string | null, levels: readonly Level[]): Level | '' {
  const id = (programId ?? '').toLowerCase().replace(/^dev\d$/u, 'dev');
  return levels.find((level) => level === id) ?? '';
}
