import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../emulators/ports.ts';
import { sendSignalToGroup, waitForExit } from '../../emulators/run-child.ts';
import { type DrivenElement, type Driver, selectAll } from './driver.ts';

/** The command and capabilities of WebKit on this machine. */
export interface WebKitCommand {
  /** The driver's command, without the port. */
  readonly command: readonly [string, ...string[]];
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** Waits until the driver responds, for up to 30 s. */
async function waitForDriver(address: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error('The driver of WebKit does not respond.');
    await delay(50);
  }
}

/** How many times a start of WebKit is attempted. */
const maxAttempts = 3;
/** How long the driver, once it responds, may take to create a session. */
const startTimeoutMs = 40_000;

/**
 * Starts WebKit by its WebDriver (WebKitGTK's, or Safari's on a Mac). MiniBrowser sometimes crashes
 * at its start, and its driver then hangs. So both are started again, up to `maxAttempts` times.
 *
 * @throws Error when no start succeeded
 */
export async function openWebKit(command: WebKitCommand): Promise<Driver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startWebKit(command);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function startWebKit({ command, capabilities }: WebKitCommand): Promise<Driver> {
  const port = await findFreePort();
  const [program, ...args] = command;
  const driverProcess = spawn(program, [...args, '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    // WebKit's own sandbox cannot be set up by root, nor in most containers.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const exit = waitForExit(driverProcess).catch(() => null);
  // The signals also reach the display server that xvfb-run has started.
  const endDriver = async () => {
    sendSignalToGroup(driverProcess, 'SIGTERM');
    await Promise.race([exit, delay(2_000, undefined, { ref: false })]);
    sendSignalToGroup(driverProcess, 'SIGKILL');
  };
  try {
    const client = await connect(`http://127.0.0.1:${port}`, capabilities);
    return { ...driveTab(client), quit: () => client.quit().then(endDriver, endDriver) };
  } catch (error) {
    await endDriver();
    throw error;
  }
}

async function connect(
  address: string,
  capabilities: WebKitCommand['capabilities'],
): Promise<WebDriver> {
  await waitForDriver(address);
  const session = new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ ...capabilities }))
    .build();
  const timeout = delay(startTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('WebKit did not start.');
  });
  return Promise.race([session, timeout]);
}

function driveTab(client: WebDriver): Omit<Driver, 'quit'> {
  const toElement = (element: WebElement): DrivenElement => ({
    click: () => element.click(),
    fill: async (text) => {
      await client.executeScript(`(${selectAll.toString()})(arguments[0])`, element);
      await element.sendKeys(text);
    },
    chooseFile: (path) => element.sendKeys(path),
  });
  return {
    // This driver throws when a page fails to load. Tests check the page's text.
    open: (address) => client.get(address).catch(() => undefined),
    // The driver's own command waits for a load event, which a restored page does not have. A
    // script that runs during the navigation never ends.
    back: async () => {
      const address = await client.getCurrentUrl();
      await client.executeScript('setTimeout(() => history.back())');
      await client.wait(async () => (await client.getCurrentUrl()) !== address);
    },
    evaluate: async (source, args) => {
      const result = await client.executeAsyncScript(
        `const [text, done] = arguments;
        (async () => JSON.stringify(await (${source})(...JSON.parse(text))))()
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        JSON.stringify(args),
      );
      const { value, error } = result as { value?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    find: async (source, args) => {
      const script = `return (${source})(...JSON.parse(arguments[0]))`;
      const element = await client.executeScript(script, JSON.stringify(args));
      return element instanceof WebElement ? toElement(element) : undefined;
    },
  };
}
