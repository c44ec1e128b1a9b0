import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../environments/settings-error.ts';

const declaration = /\bdefine(?:String|Int|Float|Boolean|List)\(\s*'(\w+)'/gu;

/** The names of the parameters that the functions in `root` declare, without secrets. */
export function listDeclaredParameters(root: string): readonly string[] {
  return globSync('functions/src/**/*.ts', { cwd: root })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(declaration)].map(([, name = '']) => name))
    .toSorted();
}

/**
 * Requires a value for every declared parameter, because the deploy would prompt for it.
 *
 * @throws SettingsError naming the parameters without a value
 */
export function requireEveryParameter(
  names: readonly string[],
  parameters: Readonly<Record<string, string>>,
): void {
  const missingNames = names.filter((name) => parameters[name] === undefined);
  if (missingNames.length === 0) return;
  throw new SettingsError(
    `The functions declare ${missingNames.join(', ')}, for which environments/render/function-parameters.ts gives no value.`,
  );
}
