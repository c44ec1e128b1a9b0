import { CommandError } from '../../emulators/command-error.ts';

type Names = Readonly<Record<string, string>>;

/** One entry of an npm lockfile, as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optional?: boolean;
  readonly [field: string]: unknown;
}

/** A package-lock.json of npm 7 or later. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The uploaded package.json. It is the functions' own without what only we need. */
export interface FunctionsManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Names;
  readonly engines: Names;
  readonly [field: string]: unknown;
}

/** The derived lockfile, and where the root's lockfile has each of its packages. */
export interface DerivedLockfile {
  readonly file: Lockfile;
  readonly sources: ReadonlyMap<string, string>;
}

/** Finds a package from a folder of the tree, upwards as Node does. */
function find(has: (path: string) => boolean, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const isInside = folder !== 'node_modules' && !folder.endsWith('/node_modules');
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (isInside && has(path)) return path;
    if (folder === '') return undefined;
  }
}

interface Edge {
  readonly name: string;
  readonly isOptional: boolean;
}

function edgesOf(entry: LockedPackage): readonly Edge[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  const edges = new Map<string, Edge>();
  for (const name of Object.keys(peerDependencies)) {
    if (!isOptionalPeer(name)) edges.set(name, { name, isOptional: false });
  }
  for (const name of Object.keys(dependencies)) edges.set(name, { name, isOptional: false });
  for (const name of Object.keys(optionalDependencies)) edges.set(name, { name, isOptional: true });
  return [...edges.values()];
}

/** Where a package goes. It is as high as its dependent finds it and no other version blocks it. */
function placeOf(
  sourcesByPlace: ReadonlyMap<string, string>,
  source: string,
  to: string,
  name: string,
) {
  const place = find((path) => sourcesByPlace.has(path), to, name);
  if (place === undefined) return `node_modules/${name}`;
  return sourcesByPlace.get(place) === source ? place : `${to}/node_modules/${name}`;
}

/**
 * Derives the functions' lockfile from the root's. The versions are the same. Cloud Build sees only
 * the functions' folder. Without this it would resolve each range again.
 *
 * @param manifest the package.json that is uploaded
 * @throws CommandError when the root's lockfile does not fit the manifest
 */
export function deriveLockfile(root: Lockfile, manifest: FunctionsManifest): DerivedLockfile {
  const workspace = 'functions';
  const { dependencies, engines, name, version } = manifest;
  const lockedRanges = root.packages[workspace]?.dependencies ?? {};
  const changedName = Object.keys({ ...lockedRanges, ...dependencies }).find(
    (one) => lockedRanges[one] !== dependencies[one],
  );
  if (changedName !== undefined) {
    throw new CommandError(
      `package-lock.json does not have ${changedName} as functions/package.json asks: run npm install.`,
    );
  }
  const origin = new Map<string, string>([['', workspace]]);
  const required = new Set<string>();
  const queue: string[] = [''];
  for (let to = queue.shift(); to !== undefined; to = queue.shift()) {
    const from = origin.get(to) ?? '';
    const entry = to === '' ? { dependencies } : (root.packages[from] ?? {});
    for (const edge of edgesOf(entry)) {
      const source = find((path) => path in root.packages, from, edge.name);
      if (source === undefined) {
        if (edge.isOptional) continue;
        throw new CommandError(`package-lock.json lacks ${edge.name}: run npm install.`);
      }
      const place = placeOf(origin, source, to, edge.name);
      const isRequired = !edge.isOptional && (to === '' || required.has(to));
      const isNews = !origin.has(place) || (isRequired && !required.has(place));
      origin.set(place, source);
      if (isRequired) required.add(place);
      // Visits again once it is found to be required. Its dependencies are then required too.
      if (isNews) queue.push(place);
    }
  }
  origin.delete('');
  const sources = new Map([...origin].sort(([one], [other]) => (one < other ? -1 : 1)));
  const packages = [...sources].map(
    ([path, source]) => [path, entryOf(root.packages[source], required.has(path))] as const,
  );
  const own = { name, version, dependencies, engines };
  const file = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(packages) },
  };
  return { file, sources };
}

/** An entry as in a tree without development packages. */
function entryOf(entry: LockedPackage = {}, isRequired: boolean): LockedPackage {
  const fields = Object.fromEntries(Object.entries(entry).filter(([field]) => !ours.has(field)));
  return isRequired ? fields : { ...fields, optional: true };
}

/** The fields of the root's lockfile about a package's part in the root's tree. */
const ours = new Set(['dev', 'devOptional', 'optional', 'peer', 'resolved']);
