import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import production from '../firebase.json' with { type: 'json' };
import { addressOf, root } from './project.ts';

/** Which emulator may be talked to wherever its host of Google's may. */
const standIns = {
  'https://firestore.googleapis.com': addressOf('firestore'),
  'https://identitytoolkit.googleapis.com': addressOf('auth'),
  'https://demo-trois-rives.firebaseapp.com': addressOf('auth'),
  'https://firebasestorage.googleapis.com': addressOf('storage'),
};

/** Adds the emulators to a content security policy; production's never holds their addresses. */
export function allowEmulators(policy: string): string {
  const addTo = (directive: string) => {
    const named = new Set(directive.split(' '));
    const added = Object.entries(standIns).filter(([host]) => named.has(host));
    return [directive, ...added.map(([, emulator]) => emulator)].join(' ');
  };
  return policy.split('; ').map(addTo).join('; ');
}

/**
 * Writes the firebase.json the emulators run with into `folder`, where their logs fall too:
 * production's own, but for the policy above, the Emulator UI, and paths that reach the repository.
 */
export async function writeEmulatorConfig(
  folder: string,
  { hasUi }: { hasUi: boolean },
): Promise<string> {
  const headers = production.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? allowEmulators(value) : value,
    })),
  }));
  const config = {
    ...production,
    firestore: { rules: join(root, production.firestore.rules) },
    storage: { rules: join(root, production.storage.rules) },
    // firebase-tools joins these two to the config's folder, so they must be relative.
    functions: { ...production.functions, source: fromFolder(folder, production.functions.source) },
    hosting: {
      ...production.hosting,
      public: fromFolder(folder, production.hosting.public),
      headers,
    },
    emulators: { ...production.emulators, ui: { ...production.emulators.ui, enabled: hasUi } },
  };
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'firebase.json');
  await writeFile(path, JSON.stringify(config, null, 2));
  return path;
}

function fromFolder(folder: string, path: string): string {
  return relative(folder, join(root, path));
}
