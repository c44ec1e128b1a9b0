import type { FactChecksByFile } from '@club/domain/fact-checks';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { FactChecks } from '@club/about/fact-check';
import { listTeamProgramIds, teams } from '@club/domain/team';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import {
  type ContentTarget,
  type Fault,
  type PreparedContent,
  prepareFirstContent,
} from '../../environments/first-content/prepare-first-content.ts';
import { listArtwork } from '../../environments/first-content/pictures.ts';
import {
  type ContentCollection,
  contentCollections,
  type FirstContent,
} from '../../environments/first-content/sources.ts';
import { checkImage } from '../../functions/src/uploads/check-image.ts';

/** The club's files of the first content. */
export const contentFolder = join(root, 'club/first-content');

/** Valid first content of a project, with the artwork of each picture. */
export interface ValidContent extends Pick<PreparedContent, 'rows' | 'pictures'> {
  readonly artworkPaths: ReadonlyMap<string, string>;
  readonly content: FirstContent;
  /** The checks that the same files export: who has confirmed the content, and when. */
  readonly checks: FactChecksByFile;
}

const makeClubPath = (file: string) => `club/first-content/${file}`;

/** Imports a file. If it has a syntax error, names the line and the parser's message. */
async function importFile(
  folder: string,
  file: string,
): Promise<Readonly<Record<string, unknown>>> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const [fault] = parseSync(path, text).errors;
  if (!fault) return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const line = text.slice(0, fault.labels[0]?.start).split('\n').length;
  throw new CommandError(`${makeClubPath(file)}, line ${line}: ${fault.message}`);
}

/**
 * Describes each missing program in an error line, because the site has a page for each. Returns
 * none if the file of programs has other faults.
 */
function describeMissingPrograms({ rows, faults }: PreparedContent): readonly string[] {
  if (faults.some(({ collection }) => collection === 'programs')) return [];
  const ids = new Set(rows.programs.map(({ id }) => id));
  return teams
    .flatMap(({ id }) => listTeamProgramIds(id))
    .filter((id) => !ids.has(id))
    .map((id) => `${makeClubPath('programs.ts')}: the program ${id} is missing.`);
}

/** Finds the fault of a picture's artwork: not exactly one file, or one that an upload refuses. */
async function findArtworkFault(folder: string, id: string): Promise<string | undefined> {
  const [path, otherPath] = listArtwork(join(folder, 'artwork'), id);
  const name = makeClubPath(`artwork/${id}`);
  if (path === undefined) return `${name}.svg, .png or .jpg is missing.`;
  if (otherPath !== undefined) return `${name} is there as two files: remove one.`;
  if (path.endsWith('.svg')) return undefined;
  return checkImage(readFileSync(path)).then(
    () => undefined,
    (error: unknown) =>
      `${makeClubPath(`artwork/${basename(path)}`)}: ${error instanceof Error ? error.message : String(error)}.`,
  );
}

function describeFault(
  content: FirstContent,
  { collection, index, field, message }: Fault,
): string {
  const { id } = (content[collection][index] ?? {}) as { readonly id?: unknown };
  const row = typeof id === 'string' ? `row ${index + 1} (${id})` : `row ${index + 1}`;
  return `${makeClubPath(`${collection}.ts`)}, ${row}: ${field} ${message}.`;
}

/**
 * Reads and validates the first content, for one project.
 *
 * @throws CommandError with the first syntax error, or else with a message for each fault. Each
 * message names the file, and the row and the field if the fault has them.
 */
export async function readContent(
  target: ContentTarget,
  folder = contentFolder,
): Promise<ValidContent> {
  const content: Partial<Record<ContentCollection, readonly unknown[]>> = {};
  const checks: Record<string, FactChecks> = {};
  const errorLines: string[] = [];
  for (const collection of contentCollections) {
    const file = `${collection}.ts`;
    const { [collection]: rowList, checks: fileChecks } = await importFile(folder, file);
    content[collection] = Array.isArray(rowList) ? rowList : [];
    checks[makeClubPath(file)] = (fileChecks ?? {}) as FactChecks;
    if (!Array.isArray(rowList)) {
      errorLines.push(`${makeClubPath(file)}: "export const ${collection} = [" is missing.`);
    }
  }
  const preparation = prepareFirstContent(content as FirstContent, target);
  const { rows, pictures, faults } = preparation;
  errorLines.push(...faults.map((fault) => describeFault(content as FirstContent, fault)));
  errorLines.push(...describeMissingPrograms(preparation));
  const artworkPaths = new Map<string, string>();
  for (const { id } of pictures) {
    const fault = await findArtworkFault(folder, id);
    if (fault !== undefined) errorLines.push(fault);
    artworkPaths.set(id, listArtwork(join(folder, 'artwork'), id)[0] ?? '');
  }
  if (errorLines.length > 0)
    throw new CommandError(`${errorLines.join('\n')}\nNothing was written.`);
  return { rows, pictures, artworkPaths, content: content as FirstContent, checks };
}
