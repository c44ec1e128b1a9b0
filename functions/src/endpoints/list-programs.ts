import { programSchema } from '@club/domain/program';
import { allOf, listRows } from '../data/rows.ts';
import { shareRead } from '../data/shared-read.ts';
import type { Handler } from '../http/handler.ts';
import { publicCache } from '../http/public-cache.ts';

/** `GET /api/programs/all`: what the server knows of every program (section 7). */
export const listPrograms: Handler<'listPrograms'> = async () => ({
  body: await shareRead('programs', () => listRows(allOf('programs'), programSchema)),
  cacheControl: publicCache,
});
