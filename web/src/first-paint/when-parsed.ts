/** Resolves once the browser has parsed the document; undefined if it already has. */
export const whenParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;
