import type { Environment } from '../../environments/schema.ts';
import { renderPolicy, renderStrictTransport } from './security-headers.ts';

/** One rule of Hosting's headers, as firebase.json has them. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** One of Hosting's rewrites: to a file of the site, or to a function. */
interface Rewrite {
  /** A glob, or instead of it an RE2 expression. */
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

interface Hosting {
  readonly public: string;
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

/** The fields of the committed firebase.json that rendering reads. */
export interface FirebaseJson {
  readonly functions: { readonly predeploy?: unknown };
  readonly hosting: Hosting & { readonly predeploy?: unknown };
}

/** The paths of the parts of a build folder. */
export const buildPaths = {
  functions: 'functions',
  parameters: 'parameters',
  site: 'site',
} as const;

function renderValue(key: string, value: string, environment: Environment): string {
  if (key === 'Strict-Transport-Security') return renderStrictTransport(environment);
  return key === 'Content-Security-Policy' ? renderPolicy(value, environment) : value;
}

/** Renders an environment's headers: the committed ones with its own HSTS and policy hosts. */
export function renderHeaders(
  rules: readonly HeaderRule[],
  environment: Environment,
): readonly HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: renderValue(key, value, environment),
    })),
  }));
}

function renderHosting({ hosting }: FirebaseJson, environment: Environment): Hosting {
  const { predeploy: _hook, ...rest } = hosting;
  const headers = renderHeaders(hosting.headers, environment);
  return { ...rest, public: buildPaths.site, headers };
}

/**
 * The firebase.json of an environment's build folder. It has no emulators and no hooks that refuse
 * a deploy: the deploy command builds and checks beforehand.
 */
export function renderFirebaseJson(json: FirebaseJson, environment: Environment): object {
  const { predeploy: _hook, ...functions } = json.functions;
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    functions: { ...functions, source: buildPaths.functions, configDir: buildPaths.parameters },
    hosting: renderHosting(json, environment),
  };
}

/** Keeps search engines from listing a preview. */
const noIndex: HeaderRule = {
  source: '**',
  headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
};

/**
 * Replaces a rewrite's function by its Cloud Run service. If a rewrite names a function,
 * firebase-tools has to find it at Google. It sends the name of a service as it is. So the
 * preview's account needs no permission for functions.
 */
function toServiceRewrite({ function: target, ...rest }: Rewrite): object {
  if (target === undefined) return rest;
  return { ...rest, run: { serviceId: target.functionId.toLowerCase(), region: target.region } };
}

/**
 * The firebase.json of a preview: Hosting alone. Its rewrites lead to the live functions. They have
 * no `pinTag`, because that would deploy the functions with the preview.
 */
export function renderPreviewJson(json: FirebaseJson, environment: Environment): object {
  const hosting = renderHosting(json, environment);
  return {
    hosting: {
      ...hosting,
      rewrites: hosting.rewrites.map(toServiceRewrite),
      headers: [...hosting.headers, noIndex],
    },
  };
}
