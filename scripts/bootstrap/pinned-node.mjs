/**
 * The Node that package.json pins for everything after the bootstrap.
 *
 * @param {{ devDependencies: { node: string } }} manifest package.json
 * @param {string} running the version that runs now, such as `20.20.2`
 */
export function pinnedNode(manifest, running) {
  const version = manifest.devDependencies.node;
  return { version, isSameMajor: version.split('.')[0] === running.split('.')[0] };
}

/**
 * How npm is run by a given Node: by its own script where npm started us and named it, otherwise by
 * its command, which takes the first Node on the PATH.
 *
 * @param {string} node the path of the Node
 * @param {string | undefined} script npm's script, from `npm_execpath`
 * @returns {string[]} the program and its first arguments
 */
export const npmCommand = (node, script) =>
  script?.endsWith('npm-cli.js') ? [node, script] : ['npm'];
