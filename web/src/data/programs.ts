import { programSchema } from '@club/domain/program';
import { sourceOf } from './public-source.ts';

export const programSource = sourceOf('programs', programSchema);
