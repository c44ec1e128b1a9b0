import type { Environment } from '../schema.ts';
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
 * Leads to the Cloud Run service of a function. firebase-tools passes it on unchanged, so the
 * preview's account needs no right to functions.
 */
function toService({ source, function: target, ...rest }: Rewrite): object {
  if (target === undefined) return { source, ...rest };
  return { source, run: { serviceId: target.functionId.toLowerCase(), region: target.region } };
}

/**
 * The firebase.json of a preview: Hosting alone. Its rewrites lead to the live functions without
 * `pinTag`, which would deploy them with the preview.
 */
export function renderPreviewJson(json: FirebaseJson, environment: Environment): object {
  const hosting = renderHosting(json, environment);
  return {
    hosting: {
      ...hosting,
      rewrites: hosting.rewrites.map(toService),
      headers: [...hosting.headers, noIndex],
    },
  };
}
