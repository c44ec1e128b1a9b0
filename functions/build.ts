import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type BuildOptions, context } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

const { values } = parseArgs({
  options: {
    // The path of the bundle, by default lib/index.js.
    outfile: { type: 'string', default: 'lib/index.js' },
    // The commit, for /api/health.
    commit: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});

// Firebase uploads this folder alone, so the bundle contains the code of other folders.
const options: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outfile: resolve(import.meta.dirname, values.outfile),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
  // For debuggers. A deploy, which names its commit, sends no map.
  sourcemap: values.commit === undefined && 'linked',
  ...(values.commit !== undefined && { define: { COMMIT: JSON.stringify(values.commit) } }),
  logLevel: 'warning',
};

if (values.watch) await (await context(options)).watch();
else await build(options);
