// Prints the functions of a bundle as JSON: `node print-functions.ts lib/index.js`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface RequestTrigger {
  readonly invoker?: readonly string[];
}

/** The fields that we read of a function in firebase-functions. */
interface ExportedValue {
  readonly __endpoint?: {
    readonly region?: readonly string[];
    readonly serviceAccountEmail?: unknown;
    readonly httpsTrigger?: RequestTrigger;
    readonly callableTrigger?: RequestTrigger;
    readonly eventTrigger?: { readonly retry?: boolean };
  };
}

const [bundle = ''] = process.argv.slice(2);
const bundleExports = (await import(pathToFileURL(resolve(bundle)).href)) as Record<
  string,
  ExportedValue
>;
const declaredFunctions = Object.entries(bundleExports).flatMap(([id, { __endpoint }]) => {
  if (!__endpoint) return [];
  const { region = [], serviceAccountEmail, httpsTrigger, callableTrigger } = __endpoint;
  const trigger = httpsTrigger ?? callableTrigger;
  return [
    {
      id,
      region: region.join(','),
      account: typeof serviceAccountEmail === 'string' ? serviceAccountEmail : '',
      isOpen: trigger !== undefined && !trigger.invoker?.includes('private'),
      isRetried: __endpoint.eventTrigger?.retry === true,
    },
  ];
});
console.log(JSON.stringify(declaredFunctions));
