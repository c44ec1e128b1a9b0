/**
 * Gets the version of Node that package.json pins for all later scripts, and whether the running
 * Node has the same major version.
 *
 * @param {{ devDependencies: { node: string } }} manifest package.json
 * @param {string} running the version that runs now, such as `20.20.2`
 */
export function getPinnedNode(manifest, running) {
  const version = manifest.devDependencies.node;
  return { version, isSameMajor: version.split('.')[0] === running.split('.')[0] };
}

/**
 * Gets the command that runs npm with a given Node. It is npm's own script if npm started this
 * process. Otherwise it is `npm`, which uses the first Node on the PATH.
 *
 * @param {string} node the path of the Node
 * @param {string | undefined} script npm's script, from `npm_execpath`
 * @returns {string[]} the program and its first arguments
 */
export const getNpmCommand = (node, script) =>
  script?.endsWith('npm-cli.js') ? [node, script] : ['npm'];
