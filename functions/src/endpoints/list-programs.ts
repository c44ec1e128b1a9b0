import { programSchema } from '@club/domain/content/program';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicListResponse } from './public-list-response.ts';

const listProgramRows = () => listRows('programs', programSchema);

/**
 * `GET /api/programs/all`: lists the stored part of every program (specification, section 7).
 * `Team` in `domain/team.ts` has the other part.
 */
export const listPrograms: Handler<'listPrograms'> = () =>
  makePublicListResponse('programs', listProgramRows);
