/** A file and one that it imports, by their paths from the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Edge {
  readonly to: string;
  readonly reason: Import;
}

/** The imports between the entries of each folder. An entry is a file or a subfolder. */
function groupByFolder(imports: readonly Import[]): ReadonlyMap<string, Map<string, Edge[]>> {
  const folders = new Map<string, Map<string, Edge[]>>();
  for (const reason of imports) {
    const from = reason.from.split('/');
    const to = reason.to.split('/');
    const depth = from.findIndex((name, index) => name !== to[index]);
    const [source, target] = [from[depth], to[depth]];
    if (source === undefined || target === undefined) continue;
    const folder = from.slice(0, depth).join('/');
    const entries = folders.get(folder) ?? new Map<string, Edge[]>();
    folders.set(folder, entries);
    entries.set(source, [...(entries.get(source) ?? []), { to: target, reason }]);
  }
  return folders;
}

/** The imports that lead from an entry to another; undefined without any. */
function findWay(
  entries: ReadonlyMap<string, readonly Edge[]>,
  from: string,
  to: string,
): readonly Import[] | undefined {
  const ways = new Map<string, readonly Import[]>([[from, []]]);
  for (const [entry, way] of ways)
    for (const edge of entries.get(entry) ?? []) {
      if (edge.to === to) return [...way, edge.reason];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge.reason]);
    }
  return undefined;
}

/**
 * Lists the circles of imports among the files and subfolders of one folder. In a circle, `a/`
 * imports from `b/` and `b/` from `a/`. Other folders may be between. Each circle is its shortest
 * list of imports.
 */
export function findFolderCircles(imports: readonly Import[]): readonly (readonly Import[])[] {
  const circles = new Map<string, readonly Import[]>();
  for (const [folder, entries] of groupByFolder(imports))
    for (const entry of entries.keys()) {
      const way = findWay(entries, entry, entry);
      if (way === undefined) continue;
      // Each entry of a circle leads to it; the first is enough.
      const names = way.map(({ from }) => from.slice(folder.length).split('/'));
      const key = `${folder}: ${names
        .map((parts) => parts.find(Boolean))
        .toSorted()
        .join(' ')}`;
      if (!circles.has(key)) circles.set(key, way);
    }
  return [...circles.values()];
}
