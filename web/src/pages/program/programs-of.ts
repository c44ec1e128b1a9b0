import type { Program } from '@club/domain/program';
import type { LoadState } from '../../state/load-state.ts';

/** Of all programs those with the given ids, compared without regard to case, in that order. */
export function programsOf(
  state: LoadState<readonly Program[]>,
  ids: readonly string[],
): LoadState<readonly Program[]> {
  if (state.status !== 'ready') return state;
  const own = ids.flatMap((id) => state.data.filter((program) => program.id.toUpperCase() === id));
  return own.length > 0 ? { status: 'ready', data: own } : { status: 'empty' };
}

/** Whether one can register: in every group, in none, or in some only. */
export function openingOf(programs: readonly Program[]): 'open' | 'full' | 'partly' {
  if (programs.every(({ registerDisplay }) => registerDisplay)) return 'open';
  return programs.some(({ registerDisplay }) => registerDisplay) ? 'partly' : 'full';
}
