/**
 * Reads the staff's e-mail addresses from rules. `npm run render` writes them there as the function
 * `staffAddresses`. Returns undefined without this function.
 */
export function parseStaff(rules: string): readonly string[] | undefined {
  const [, list] = /function staffAddresses\(\) \{\s*return \[([^\]]*)\]/u.exec(rules) ?? [];
  if (list === undefined) return undefined;
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'/gu)].map(([, text = '']) =>
    text.replaceAll(/\\(.)/gu, '$1'),
  );
}
