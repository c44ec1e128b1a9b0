import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../environments/read-environment.ts';
import { makeEnvironment, writeEnvironments } from '../../environments/testing/make-environment.ts';
import { findWebAppSettings, replaceWebApp, writeWebAppSettings } from './web-app.ts';

const { webApp, ...otherSettings } = makeEnvironment();

let folder = '';
function useSettings(text: string) {
  folder = writeEnvironments({ production: text });
  vi.stubEnv('ENVIRONMENTS_FOLDER', folder);
}
afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
  vi.unstubAllEnvs();
});

const example = readFileSync(join(import.meta.dirname, '../../environments/example.jsonc'), 'utf8');
const listComments = (text: string) => text.match(/^\s*\/\/.*$/gmu) ?? [];

it('replaces the example’s web app and leaves every other line as it is', () => {
  const text = replaceWebApp(example, webApp);
  expect(text).toContain(`    "appId": "${webApp.appId}"\n  },\n\n  // Where the site is`);
  expect(listComments(text)).toEqual(listComments(example));
  const removeWebApp = (lines: string) => lines.replace(/"webApp": \{[^}]*\}/u, '');
  expect(removeWebApp(text)).toBe(removeWebApp(example));
});

it('changes nothing the second time', () => {
  const text = replaceWebApp(example, webApp);
  expect(replaceWebApp(text, webApp)).toBe(text);
});

it('puts a missing web app after the project’s id', () => {
  const text = `{\n  // The project.\n  "projectId": "club-x",\n\n  // The site.\n  "siteOrigin": "https://x.test"\n}\n`;
  expect(replaceWebApp(text, webApp).split('\n').slice(0, 5)).toEqual([
    '{',
    '  // The project.',
    '  "projectId": "club-x",',
    '  "webApp": {',
    `    "apiKey": "${webApp.apiKey}",`,
  ]);
  expect(listComments(replaceWebApp(text, webApp))).toEqual(listComments(text));
});

it('preserves the line breaks of the file', () => {
  const text = JSON.stringify(otherSettings, null, 2).replaceAll('\n', '\r\n');
  expect(replaceWebApp(text, webApp)).not.toMatch(/[^\r]\n/u);
});

it('completes a file that lacked only the web app', () => {
  useSettings(`// Settings of the club\n${JSON.stringify(otherSettings, null, 2)}`);
  expect(findWebAppSettings('production')).toBeUndefined();
  writeWebAppSettings('production', webApp);
  expect(readEnvironment('production')).toEqual(makeEnvironment());
  expect(findWebAppSettings('production')).toEqual(webApp);
});

it('ignores the web app of another project', () => {
  useSettings(
    JSON.stringify({
      ...otherSettings,
      webApp: { ...webApp, authDomain: 'another.firebaseapp.com' },
    }),
  );
  expect(findWebAppSettings('production')).toBeUndefined();
});
