import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeServiceVariables } from './google/services.ts';

/** Matches the names of variables that would select another host, account or project. */
const foreignNamePattern =
  /proxy|^(?:FIREBASE|FIRESTORE|GOOGLE|GCLOUD|CLOUDSDK|CLOUD_RUN|GITHUB)_|EMULATOR/iu;

/**
 * Makes the environment variables of a deploy's programs, and removes those that would select
 * another host, account or project. Writes the stored settings of firebase-tools into `home`.
 *
 * @param origin the recorder's origin
 * @param home an empty folder
 */
export function makeRehearsalVariables(origin: string, home: string): NodeJS.ProcessEnv {
  const settingsFolder = join(home, '.config/configstore');
  mkdirSync(settingsFolder, { recursive: true });
  // firebase-tools requests a message of the day unless it has a recent one.
  const motd = { fetched: Date.now() };
  writeFileSync(join(settingsFolder, 'firebase-tools.json'), JSON.stringify({ motd }));
  const foreignNames = Object.keys(process.env).filter((name) => foreignNamePattern.test(name));
  return {
    ...Object.fromEntries(foreignNames.map((name) => [name, undefined])),
    ...makeServiceVariables(origin),
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    CI: '1',
    // Any token counts as a log-in. To `http:` addresses, firebase-tools sends another fake one.
    FIREBASE_TOKEN: 'made-up',
    // Without this, firebase-tools asks Google which permissions the account has.
    FIREBASE_SKIP_INFORMATIONAL_IAM: 'true',
    // The seconds in which a busy machine must have loaded the functions; otherwise ten.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // Node compiles the many modules of firebase-tools once for all runs.
    NODE_COMPILE_CACHE: join(home, 'compiled'),
    // Without this, npm requests the newest release of a package from the registry.
    npm_config_offline: 'true',
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'this-machine-only.mjs')).href}`,
    REFUSED_HOSTS_FILE: getRefusedHostsFile(home),
  };
}

/** Returns the path of the file in which programs record refused hosts. */
export const getRefusedHostsFile = (home: string): string => join(home, 'refused-hosts');
