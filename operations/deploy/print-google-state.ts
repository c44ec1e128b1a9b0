// Prints a project's state at Google as JSON: `node print-google-state.ts PROJECT REGION`. It uses
// the log-in and requests of firebase-tools. The internal modules of firebase-tools may change, so
// its version is pinned and the rehearsal runs this script.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const loadModule = (name: string): unknown => load(`firebase-tools/lib/${name}`);

// Of each module of firebase-tools: the functions that we call, and the fields that we read.
interface AuthModule {
  readonly selectAccount: (account: undefined, root: string) => object | undefined;
  readonly setActiveAccount: (options: object, account: object) => void;
}
interface RequireAuthModule {
  readonly requireAuth: (options: object) => Promise<unknown>;
}
interface GoogleFunction {
  readonly name: string;
  readonly eventTrigger?: { readonly retryPolicy?: string };
  readonly serviceConfig?: { readonly service?: string };
}
interface FunctionsModule {
  readonly listAllFunctions: (project: string) => Promise<{ functions: GoogleFunction[] }>;
}
interface RunModule {
  readonly getService: (name: string) => Promise<{ status?: { latestReadyRevisionName?: string } }>;
}
interface RulesModule {
  readonly listAllReleases: (project: string) => Promise<{ name: string; rulesetName: string }[]>;
}
interface ArtifactsModule {
  readonly makeRepoPath: (project: string, region: string) => string;
  readonly findExistingPolicy: (
    repository: object,
  ) => { condition?: { olderThan?: string } } | undefined;
}
interface RegistryModule {
  readonly getRepository: (path: string) => Promise<object>;
}
interface HostingModule {
  readonly getChannel: (
    project: string,
    site: string,
    channel: string,
  ) => Promise<{ release?: { version?: { name?: string } } } | null>;
}
interface SitesModule {
  readonly getDefaultHostingSite: (options: { project: string }) => Promise<string>;
}

async function logIn(): Promise<void> {
  const options = {};
  const auth = loadModule('auth') as AuthModule;
  const account = auth.selectAccount(undefined, process.cwd());
  if (account) auth.setActiveAccount(options, account);
  await (loadModule('requireAuth') as RequireAuthModule).requireAuth(options);
}

const getLastSegment = (path: string): string => path.split('/').at(-1) ?? '';

async function readFunctions(project: string) {
  const { functions } = await (
    loadModule('gcp/cloudfunctionsv2') as FunctionsModule
  ).listAllFunctions(project);
  const { getService } = loadModule('gcp/run') as RunModule;
  return Promise.all(
    functions.map(async ({ name, eventTrigger, serviceConfig }) => {
      const service = serviceConfig?.service;
      const revision =
        service === undefined
          ? undefined
          : (await getService(service)).status?.latestReadyRevisionName;
      const isRetried = eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY';
      return { id: getLastSegment(name), isRetried, revision: revision ?? '' };
    }),
  );
}

async function readRules(project: string) {
  const releases = await (loadModule('gcp/rules') as RulesModule).listAllReleases(project);
  return Object.fromEntries(
    releases.map(({ name, rulesetName }) => [
      name.replace(/^projects\/[^/]+\/releases\//u, ''),
      getLastSegment(rulesetName),
    ]),
  );
}

async function readHosting(project: string) {
  const site = await (loadModule('getDefaultHostingSite') as SitesModule).getDefaultHostingSite({
    project,
  });
  const live = await (loadModule('hosting/api') as HostingModule).getChannel(project, site, 'live');
  return { site, version: getLastSegment(live?.release?.version?.name ?? '') };
}

/** Reads after how many days container images are deleted; 0 without a policy or a deployment. */
async function readContainerImageDays(project: string, region: string): Promise<number> {
  const { makeRepoPath, findExistingPolicy } = loadModule('functions/artifacts') as ArtifactsModule;
  try {
    const { getRepository } = loadModule('gcp/artifactregistry') as RegistryModule;
    const repository = await getRepository(makeRepoPath(project, region));
    const seconds = /^(\d+)s$/u.exec(
      findExistingPolicy(repository)?.condition?.olderThan ?? '',
    )?.[1];
    return Number(seconds ?? 0) / 86_400;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return 0;
    throw error;
  }
}

const [project = '', region = ''] = process.argv.slice(2);
await logIn();
const [functions, rules, hosting, containerImageDays] = await Promise.all([
  readFunctions(project),
  readRules(project),
  readHosting(project),
  readContainerImageDays(project, region),
]);
console.log(JSON.stringify({ functions, rules, hosting, containerImageDays }));
