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
  readonly optional?: boolean;
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

/** A package that another package depends on. */
interface Dependency {
  readonly name: string;
  /** Whether npm installs the dependent even without this package. */
  readonly isOptional: boolean;
}

function listDependencies(entry: LockedPackage): readonly Dependency[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  const packages = new Map<string, Dependency>();
  for (const name of Object.keys(peerDependencies)) {
    if (!isOptionalPeer(name)) packages.set(name, { name, isOptional: false });
  }
  for (const name of Object.keys(dependencies)) packages.set(name, { name, isOptional: false });
  for (const name of Object.keys(optionalDependencies))
    packages.set(name, { name, isOptional: true });
  return [...packages.values()];
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
  const requiredLocations = new Set<string>();
  // The locations whose dependencies have no location yet. The first, '', is the functions' own.
  const queue: string[] = [''];
  for (let dependent = queue.shift(); dependent !== undefined; dependent = queue.shift()) {
    const dependentSource = sourcesByLocation.get(dependent) ?? '';
    const entry = dependent === '' ? { dependencies } : (root.packages[dependentSource] ?? {});
    for (const { name: neededName, isOptional } of listDependencies(entry)) {
      const source = findPackage((path) => path in root.packages, dependentSource, neededName);
      if (source === undefined) {
        if (isOptional) continue;
        throw new CommandError(`package-lock.json lacks ${neededName}: run npm install.`);
      }
      const location = chooseLocation(sourcesByLocation, source, dependent, neededName);
      const isRequired = !isOptional && (dependent === '' || requiredLocations.has(dependent));
      const isChanged =
        !sourcesByLocation.has(location) || (isRequired && !requiredLocations.has(location));
      sourcesByLocation.set(location, source);
      if (isRequired) requiredLocations.add(location);
      // A package that turns out to be required is visited again, because its dependencies are then
      // required too.
      if (isChanged) queue.push(location);
    }
  }
  sourcesByLocation.delete('');
  const sources = new Map([...sourcesByLocation].sort(([a], [b]) => (a < b ? -1 : 1)));
  const packages = [...sources].map(
    ([path, source]) =>
      [path, makeEntry(root.packages[source], requiredLocations.has(path))] as const,
  );
  const functionsEntry = { name, version, dependencies, engines };
  const lockfile = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': functionsEntry, ...Object.fromEntries(packages) },
  };
  return { lockfile, sources };
}

/** Makes the entry of a package in the derived lockfile from its entry in the root's lockfile. */
function makeEntry(rootEntry: LockedPackage = {}, isRequired: boolean): LockedPackage {
  const fields = Object.fromEntries(
    Object.entries(rootEntry).filter(([field]) => !omittedFields.has(field)),
  );
  return isRequired ? fields : { ...fields, optional: true };
}

/** The fields that are only true in the root's tree, and the tarball's address. */
const omittedFields = new Set(['dev', 'devOptional', 'optional', 'peer', 'resolved']);
