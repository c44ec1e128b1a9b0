import { CommandError } from '../../emulators/command-error.ts';

type VersionRanges = Readonly<Record<string, string>>;

/**
 * An entry of an npm lockfile. All its fields are copied, also those that are not listed here,
 * except `omittedFields`.
 */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: VersionRanges;
  readonly optionalDependencies?: VersionRanges;
  readonly peerDependencies?: VersionRanges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** Whether only development packages and optional ones need it. */
  readonly devOptional?: boolean;
  readonly [field: string]: unknown;
}

/** A package-lock.json of npm 7 or later. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The uploaded package.json: the functions' own without scripts and development packages. */
export interface FunctionsManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: VersionRanges;
  readonly engines: VersionRanges;
  readonly [field: string]: unknown;
}

/** The functions' lockfile, which is derived from the root's. */
export interface DerivedLockfile {
  readonly lockfile: Lockfile;
  /** Each package's location in the root's lockfile, by its location in the derived one. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Finds a package from a folder of the tree, searching upwards as Node does. */
function findPackage(
  hasPackage: (path: string) => boolean,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const canHavePackages = folder !== 'node_modules' && !folder.endsWith('/node_modules');
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (canHavePackages && hasPackage(path)) return path;
    if (folder === '') return undefined;
  }
}

/** Lists the packages that a package depends on, each with whether npm can do without it. */
function listDependencies(entry: LockedPackage): ReadonlyMap<string, boolean> {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const requiredPeers = Object.keys(peerDependencies).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return new Map([
    ...[...requiredPeers, ...Object.keys(dependencies)].map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies).map((name) => [name, true] as const),
  ]);
}

/**
 * Chooses a package's location in the derived lockfile. The location is at the top if the dependent
 * finds no version of the package yet. If the dependent finds the same version, the package stays
 * there. If the dependent finds another version, the location is below the dependent.
 *
 * @param source the package's location in the root's lockfile
 * @param dependent the dependent's location in the derived lockfile
 */
function chooseLocation(
  sourcesByLocation: ReadonlyMap<string, string>,
  source: string,
  dependent: string,
  name: string,
) {
  const location = findPackage((path) => sourcesByLocation.has(path), dependent, name);
  if (location === undefined) return `node_modules/${name}`;
  return sourcesByLocation.get(location) === source
    ? location
    : `${dependent}/node_modules/${name}`;
}

/**
 * Derives the functions' lockfile from the root's, with the same versions. Cloud Build sees only
 * the functions' folder. Without a lockfile there, it would resolve each range again.
 *
 * @param manifest the package.json that is uploaded
 * @throws CommandError when the root's lockfile does not fit the manifest
 */
export function deriveLockfile(root: Lockfile, manifest: FunctionsManifest): DerivedLockfile {
  const workspace = 'functions';
  const { dependencies, engines, name, version } = manifest;
  const lockedRanges = root.packages[workspace]?.dependencies ?? {};
  const changedName = Object.keys({ ...lockedRanges, ...dependencies }).find(
    (packageName) => lockedRanges[packageName] !== dependencies[packageName],
  );
  if (changedName !== undefined) {
    throw new CommandError(
      `package-lock.json and functions/package.json disagree about ${changedName}: run npm install.`,
    );
  }
  const sourcesByLocation = new Map<string, string>([['', workspace]]);
  // A map's iteration includes the locations that are added meanwhile.
  for (const [dependent, dependentSource] of sourcesByLocation) {
    const entry = dependent === '' ? { dependencies } : (root.packages[dependentSource] ?? {});
    for (const [neededName, isOptional] of listDependencies(entry)) {
      const source = findPackage((path) => path in root.packages, dependentSource, neededName);
      if (source !== undefined) {
        const location = chooseLocation(sourcesByLocation, source, dependent, neededName);
        sourcesByLocation.set(location, source);
      } else if (!isOptional) {
        throw new CommandError(`package-lock.json lacks ${neededName}: run npm install.`);
      }
    }
  }
  sourcesByLocation.delete('');
  const sources = new Map([...sourcesByLocation].sort(([a], [b]) => (a < b ? -1 : 1)));
  const packages = [...sources].map(
    ([path, source]) => [path, makeEntry(root.packages[source])] as const,
  );
  const lockfile = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries([['', { name, version, dependencies, engines }], ...packages]),
  };
  return { lockfile, sources };
}

/** Makes the entry of a package in the derived lockfile from its entry in the root's lockfile. */
function makeEntry({ devOptional, ...entry }: LockedPackage = {}): LockedPackage {
  const fields = Object.entries(entry).filter(([field]) => !omittedFields.has(field));
  return { ...Object.fromEntries(fields), ...(devOptional === true && { optional: true }) };
}

/** The fields that are only true in the root's tree, and the tarball's address. */
const omittedFields = new Set(['dev', 'peer', 'resolved']);
