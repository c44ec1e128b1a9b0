import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Driver, type ElementReference, type Json, selectAll } from './driver.ts';

/** Blocks other hosts by a closed port, disables updates and telemetry, and selects French. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fr-CA',
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
};

const treeSchema = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) });
const evaluationSchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.looseObject({ type: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const logEntrySchema = v.object({ level: v.string(), text: v.nullable(v.string()) });

/** Starts headless Firefox, and controls it over WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error('Firefox ended before it listened.')));
    createInterface(browser.stderr).on('line', (line) => {
      const [, sessionAddress] = /^WebDriver BiDi listening on (\S+)/u.exec(line) ?? [];
      if (sessionAddress !== undefined) resolve(sessionAddress);
    });
  });
  const bidi = await connectBidi(`${address}/session`);
  await startSession(bidi);
  return {
    ...(await driveTab(bidi)),
    quit: async () => {
      await bidi.send('browser.close', {}).catch(() => undefined);
      await exit;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Selenium waits 30 s for each response. On a busy machine Firefox may need longer to start. */
async function startSession(bidi: BidiConnection, attempts = 4): Promise<void> {
  try {
    await bidi.send('session.new', { capabilities: {} });
  } catch (error) {
    // An earlier attempt created the session after its timeout.
    if (String(error).includes('Maximum number of active sessions')) return;
    if (attempts === 1 || !String(error).includes('timed out')) throw error;
    await startSession(bidi, attempts - 1);
  }
}

/** Firefox's message about a service worker's request that a navigation cancelled. */
const interruptedRequest =
  /A ServiceWorker intercepted the request and encountered an unexpected error/u;

async function driveTab(bidi: BidiConnection): Promise<Omit<Driver, 'quit'>> {
  const { contexts } = v.parse(treeSchema, await bidi.send('browsingContext.getTree', {}));
  const [{ context }] = contexts;
  let errors: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = v.parse(logEntrySchema, params);
    if (interruptedRequest.test(text ?? '')) return;
    // Firefox only warns about a refused font, but visitors would notice.
    if (level === 'error' || /downloadable font/u.test(text ?? '')) errors.push(text ?? '');
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const run = async (functionDeclaration: string, args: readonly object[]) => {
    const target = { context };
    const response = v.parse(
      evaluationSchema,
      await bidi.send('script.callFunction', {
        functionDeclaration,
        arguments: args,
        awaitPromise: true,
        target,
      }),
    );
    if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
    return response.result;
  };
  /** Converts arguments to one JSON text. Elements are passed separately. */
  const toArguments = (args: readonly Json[]) => [{ type: 'string', value: JSON.stringify(args) }];
  const performActions = (id: string, type: string, actions: readonly object[]) =>
    bidi.send('input.performActions', { context, actions: [{ id, type, actions }] });
  const click = async (element: ElementReference) => {
    const origin = { type: 'element', element };
    await performActions('mouse', 'pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    // Offline, Firefox throws even for a page from the cache. Tests check the page's text.
    open: async (url) => {
      const navigation = { context, url, wait: 'complete' };
      await bidi.send('browsingContext.navigate', navigation).catch(() => undefined);
    },
    back: async () => {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (source, args) => {
      const script = `async (text) => JSON.stringify(await (${source})(...JSON.parse(text)))`;
      const { value } = await run(script, toArguments(args));
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined;
    },
    find: async (source, args) => {
      const script = `(text) => (${source})(...JSON.parse(text))`;
      const { type, sharedId } = await run(script, toArguments(args));
      return type === 'node' ? { sharedId } : undefined;
    },
    click,
    fill: async (element, text) => {
      await run(selectAll.toString(), [element]);
      const keys = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat();
      await performActions('keyboard', 'key', keys);
    },
    chooseFile: async (element, path) => {
      await bidi.send('input.setFiles', { context, element, files: [path] });
    },
    takeErrors: () => {
      const takenErrors = errors;
      errors = [];
      return Promise.resolve(takenErrors);
    },
  };
}
