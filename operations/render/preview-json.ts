import type { Environment } from '../../environments/schema.ts';
import {
  type FirebaseJson,
  type HeaderRule,
  renderHosting,
  type Rewrite,
} from './firebase-json.ts';

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
