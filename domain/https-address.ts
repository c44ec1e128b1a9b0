/** True for an https address without credentials; `javascript:`, `data:` and the like are not. */
export function isHttpsAddress(value: string): boolean {
  // Browsers mend spaces, backslashes and missing slashes; the rules do not, and neither do we.
  if (!/^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}
