import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../schema.ts';
import { replaceBlock } from './generated-block.ts';
import { renderContentRules, renderImageFolders } from './content-rules.ts';
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
 * Both rules files for an environment: its staff and its bucket. The domain's patterns and content
 * types are in marked blocks too.
 *
 * @throws SettingsError when a block's markers are missing
 */
export function renderRules(texts: RulesTexts, { staff, projectId }: Environment): RulesTexts {
  const blocks = [
    ['staff', renderStaffFunction(staff)],
    ['images', renderImageFunctions(projectId)],
    ['patterns', renderPatternFunctions()],
    ['content', renderContentRules()],
  ] as const;
  return {
    'firestore.rules': blocks.reduce(
      (source, [name, body]) => replaceBlock(source, name, body),
      texts['firestore.rules'],
    ),
    'storage.rules': replaceBlock(
      replaceBlock(texts['storage.rules'], 'staff', renderStaffFunction(staff)),
      'images',
      renderImageFolders(),
    ),
  };
}
