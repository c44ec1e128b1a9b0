import type { Program } from '@club/domain/program';
import type { LoadState } from '../../state/load-state.ts';

/** Of all programs those with the given ids, compared without regard to case, in that order. */
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

/** Whether one can register: in every group, in none, or in some only. */
export function getOpening(programs: readonly Program[]): 'open' | 'full' | 'partly' {
  if (programs.every(({ registerDisplay }) => registerDisplay)) return 'open';
  return programs.some(({ registerDisplay }) => registerDisplay) ? 'partly' : 'full';
}
