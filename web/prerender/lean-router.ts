import type { Plugin } from 'vite';

/** The router's production files, at their own addresses. */
const files = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/u;

/**
 * Lets the bundler leave out what no page uses of the router. Its components carry names for
 * developers' tools and are made by calls not marked as free of effects, which would keep every one
 * of them; and links and errors mention parts that work inside its framework alone. Where a later
 * version is written otherwise, nothing is left out, and the budgets say so.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: files },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gmu, '')
        .replace(/React\d*\.createElement\(PrefetchPageLinks, \{[^{}]*\}\)/u, 'null')
        .replace(/React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/u, 'result')
        .replaceAll(
          / = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gu,
          ' = /* @__PURE__ */ ',
        ),
  },
});
