import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { demo } from '../environments/demo.ts';
import {
  getParametersFileName,
  formatParameters,
} from '../environments/render/function-parameters.ts';
import committedConfig from '../firebase.json' with { type: 'json' };
import { functionSettings } from './function-settings.ts';
import { getEmulatorAddress, root } from './project.ts';

/** The emulator to allow wherever a policy allows one of Google's hosts. */
const emulatorsByHost = {
  'https://firestore.googleapis.com': getEmulatorAddress('firestore'),
  'https://identitytoolkit.googleapis.com': getEmulatorAddress('auth'),
  [`https://${demo.webApp.authDomain}`]: getEmulatorAddress('auth'),
  'https://firebasestorage.googleapis.com': getEmulatorAddress('storage'),
};

/** Adds the emulators' addresses to a content security policy, which production must not do. */
export function allowEmulators(policy: string): string {
  const addEmulators = (directive: string) => {
    const hosts = new Set(directive.split(' '));
    const emulatorHosts = Object.entries(emulatorsByHost).filter(([host]) => hosts.has(host));
    return [directive, ...emulatorHosts.map(([, emulator]) => emulator)].join(' ');
  };
  return policy.split('; ').map(addEmulators).join('; ');
}

/**
 * Writes the emulators' firebase.json into `folder`, where their logs go too, and returns its path.
 * The file is the committed one with other paths, another policy and, if `hasUi`, the Emulator UI.
 * The demo's parameters are written into a subfolder.
 */
export async function writeEmulatorConfig(
  folder: string,
  { hasUi }: { hasUi: boolean },
): Promise<string> {
  const headers = committedConfig.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowEmulators(value) : value,
    })),
  }));
  const config = {
    ...committedConfig,
    firestore: { rules: join(root, committedConfig.firestore.rules) },
    storage: { rules: join(root, committedConfig.storage.rules) },
    // These paths must be relative, because firebase-tools joins them to the config's folder.
    functions: {
      ...committedConfig.functions,
      source: makeRelativePath(folder, committedConfig.functions.source),
      configDir: parametersFolder,
    },
    hosting: {
      ...committedConfig.hosting,
      public: makeRelativePath(folder, committedConfig.hosting.public),
      headers,
    },
    emulators: {
      ...committedConfig.emulators,
      ui: { ...committedConfig.emulators.ui, enabled: hasUi },
    },
  };
  await writeParameters(join(folder, parametersFolder));
  const path = join(folder, 'firebase.json');
  await writeFile(path, JSON.stringify(config, null, 2));
  return path;
}

/** A folder for the demo's parameters alone, so that no developer's `.env` file is read too. */
const parametersFolder = 'parameters';

/** Writes all of the demo's parameters: firebase-tools prompts for missing ones. */
async function writeParameters(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, getParametersFileName(demo)), formatParameters(functionSettings));
}

function makeRelativePath(folder: string, path: string): string {
  return relative(folder, join(root, path));
}
