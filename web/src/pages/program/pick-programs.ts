import type { Program } from '@club/domain/content/program';
import type { LoadState } from '../../state/load-state.ts';

/** Picks the programs with these ids, in this order. A program's own id may be in lower case. */
export function pickPrograms(
  state: LoadState<readonly Program[]>,
  ids: readonly string[],
): LoadState<readonly Program[]> {
  if (state.status !== 'ready') return state;
  const pickedPrograms = ids.flatMap((id) =>
    state.data.filter((program) => program.id.toUpperCase() === id),
  );
  return pickedPrograms.length > 0
    ? { status: 'ready', data: pickedPrograms }
    : { status: 'empty' };
}

/** Whether registration is open in every group, in none, or in some. */
export function getRegistrationStatus(programs: readonly Program[]): 'open' | 'full' | 'partly' {
  if (programs.every(({ registerDisplay }) => registerDisplay)) return 'open';
  return programs.some(({ registerDisplay }) => registerDisplay) ? 'partly' : 'full';
}
