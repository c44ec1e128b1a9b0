export function getPinnedNode(
  manifest: { readonly devDependencies: { readonly node: string } },
  running: string,
): { readonly version: string; readonly isSameMajor: boolean };
export function getNpmCommand(node: string, script: string | undefined): readonly string[];
