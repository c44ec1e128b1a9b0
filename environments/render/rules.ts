import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../schema.ts';
import { replaceBlock } from './generated-block.ts';
import { renderImageFunctions, renderPatternFunctions, renderStaffFunction } from './rules-text.ts';

/** The texts of both rules files, by their names. */
export interface RulesTexts {
  readonly 'firestore.rules': string;
  readonly 'storage.rules': string;
}

const root = join(import.meta.dirname, '../..');

/** Reads the committed rules files, which have the values of the demo. */
export const readCommittedRules = (): RulesTexts => ({
  'firestore.rules': readFileSync(join(root, 'firestore.rules'), 'utf8'),
  'storage.rules': readFileSync(join(root, 'storage.rules'), 'utf8'),
});

/**
 * Both rules files for an environment: its staff, its bucket, and the domain's patterns in the
 * marked blocks.
 *
 * @throws SettingsError when a block's markers are missing
 */
export function renderRules(texts: RulesTexts, { staff, projectId }: Environment): RulesTexts {
  const blocks = [
    ['staff', renderStaffFunction(staff)],
    ['images', renderImageFunctions(projectId)],
    ['patterns', renderPatternFunctions()],
  ] as const;
  return {
    'firestore.rules': blocks.reduce(
      (source, [name, body]) => replaceBlock(source, name, body),
      texts['firestore.rules'],
    ),
    'storage.rules': replaceBlock(texts['storage.rules'], 'staff', renderStaffFunction(staff)),
  };
}
