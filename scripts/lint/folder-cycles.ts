/** A file and one that it imports, by their paths from the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** A file or subfolder that another one imports, with one of the imports. */
interface Edge {
  readonly to: string;
  readonly fileImport: Import;
}

/** The imports between the entries of each folder. An entry is a file or a subfolder. */
function groupByFolder(imports: readonly Import[]): ReadonlyMap<string, Map<string, Edge[]>> {
  const folders = new Map<string, Map<string, Edge[]>>();
  for (const fileImport of imports) {
    const from = fileImport.from.split('/');
    const to = fileImport.to.split('/');
    const depth = from.findIndex((name, index) => name !== to[index]);
    const [source, target] = [from[depth], to[depth]];
    if (source === undefined || target === undefined) continue;
    const folder = from.slice(0, depth).join('/');
    const entries = folders.get(folder) ?? new Map<string, Edge[]>();
    folders.set(folder, entries);
    entries.set(source, [...(entries.get(source) ?? []), { to: target, fileImport }]);
  }
  return folders;
}

/** Finds the shortest chain of imports from one entry to another; undefined if there is none. */
function findChain(
  entries: ReadonlyMap<string, readonly Edge[]>,
  from: string,
  to: string,
): readonly Import[] | undefined {
  const chains = new Map<string, readonly Import[]>([[from, []]]);
  for (const [entry, chain] of chains)
    for (const edge of entries.get(entry) ?? []) {
      if (edge.to === to) return [...chain, edge.fileImport];
      if (!chains.has(edge.to)) chains.set(edge.to, [...chain, edge.fileImport]);
    }
  return undefined;
}

/**
 * Lists the import cycles among the files and subfolders of each folder. In a cycle, `a/` imports
 * from `b/` and `b/` from `a/`, perhaps through other folders.
 *
 * @returns for each cycle its shortest chain of imports
 */
export function findFolderCycles(imports: readonly Import[]): readonly (readonly Import[])[] {
  const cycles = new Map<string, readonly Import[]>();
  for (const [folder, entries] of groupByFolder(imports))
    for (const entry of entries.keys()) {
      const chain = findChain(entries, entry, entry);
      if (chain === undefined) continue;
      // Each entry of a cycle finds the same cycle, so only the first is listed. The sorted names
      // of its entries identify a cycle.
      const pathParts = chain.map(({ from }) => from.slice(folder.length).split('/'));
      const key = `${folder}: ${pathParts
        .map((parts) => parts.find(Boolean))
        .toSorted()
        .join(' ')}`;
      if (!cycles.has(key)) cycles.set(key, chain);
    }
  return [...cycles.values()];
}
