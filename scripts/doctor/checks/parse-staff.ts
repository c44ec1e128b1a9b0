/** Reads the addresses of the function that `npm run render` writes; undefined without one. */
export function parseStaff(rules: string): readonly string[] | undefined {
  const [, list] = /function staffAddresses\(\) \{\s*return \[([^\]]*)\]/u.exec(rules) ?? [];
  if (list === undefined) return undefined;
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'/gu)].map(([, text = '']) =>
    text.replaceAll(/\\(.)/gu, '$1'),
  );
}
