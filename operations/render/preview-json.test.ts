import { expect, it } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { renderHosting } from './firebase-json.ts';
import { renderPreviewJson } from './preview-json.ts';

interface PreviewJson {
  readonly hosting: {
    readonly public: string;
    readonly rewrites: readonly object[];
    readonly headers: readonly object[];
  };
}

const environment = makeEnvironment();
const json = renderPreviewJson(firebaseJson, environment) as PreviewJson;
const hosting = renderHosting(firebaseJson, environment);

it('configures Hosting alone, without hooks and emulators', () => {
  expect(Object.keys(json)).toEqual(['hosting']);
  expect(json.hosting.public).toBe('site');
  expect(JSON.stringify(json)).not.toMatch(/predeploy|emulators|demo-/u);
});

it('routes requests to the running functions, and pins no revision of them', () => {
  const region = 'northamerica-northeast1';
  expect(JSON.stringify(json)).not.toMatch(/pinTag|functionId/u);
  expect(json.hosting.rewrites.slice(0, 2)).toEqual([
    { source: '/api/upload', run: { serviceId: 'upload', region } },
    { source: '/api/**', run: { serviceId: 'api', region } },
  ]);
  expect(json.hosting.rewrites.slice(2, -1)).toEqual(hosting.rewrites.slice(2, -1));
  const { regex } = hosting.rewrites.at(-1) ?? {};
  expect(json.hosting.rewrites.at(-1)).toEqual({ regex, run: { serviceId: 'api', region } });
});

it('has the headers of a deploy, and keeps search engines out', () => {
  expect(json.hosting.headers).toEqual([
    ...hosting.headers,
    { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
  ]);
});
