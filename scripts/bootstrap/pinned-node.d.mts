export function pinnedNode(
  manifest: { readonly devDependencies: { readonly node: string } },
  running: string,
): { readonly version: string; readonly isSameMajor: boolean };
export function npmCommand(node: string, script: string | undefined): readonly string[];
