import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBlock } from './generated-block.ts';
import { parseJson } from './parse-json.ts';
import { imageFunctions, staffFunction } from './rules-text.ts';
import { parseAllowlist } from './staff-allowlist.ts';
import { StaffSetupError } from './staff-setup-error.ts';

/** A rules file as it stands, and as the allowlist and the project say it should. */
export interface RulesFile {
  readonly name: string;
  readonly current: string;
  readonly wanted: string;
}

function read(root: string, name: string): string {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch {
    throw new StaffSetupError(`${name} cannot be read in ${root}.`);
  }
}

/** The Firebase project the rules are written for: the default one of .firebaserc. */
export function readProject(root: string): string {
  const config = parseJson('.firebaserc', read(root, '.firebaserc')) as {
    readonly projects?: { readonly default?: unknown };
  } | null;
  const id = config?.projects?.default;
  if (typeof id === 'string' && /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id)) return id;
  throw new StaffSetupError('.firebaserc must name a Firebase project under projects.default.');
}

/** Both rules files with their marked blocks written anew. Nothing is changed on disk. */
export function planRulesFiles(root: string): readonly RulesFile[] {
  const staff = staffFunction(parseAllowlist(read(root, 'staff-allowlist.json')));
  const images = imageFunctions(readProject(root));
  const firestore = read(root, 'firestore.rules');
  const storage = read(root, 'storage.rules');
  return [
    {
      name: 'firestore.rules',
      current: firestore,
      wanted: replaceBlock(replaceBlock(firestore, 'staff', staff), 'images', images),
    },
    { name: 'storage.rules', current: storage, wanted: replaceBlock(storage, 'staff', staff) },
  ];
}

/** Writes the files so that each is whole at every moment, and none if one cannot be written. */
export function writeRulesFiles(root: string, files: readonly RulesFile[]): void {
  const moves = files.map(({ name, wanted }) => ({
    from: join(root, `.${name}.${process.pid}`),
    to: join(root, name),
    wanted,
  }));
  try {
    for (const { from, wanted } of moves) writeFileSync(from, wanted);
    for (const { from, to } of moves) renameSync(from, to);
  } finally {
    for (const { from } of moves) rmSync(from, { force: true });
  }
}
