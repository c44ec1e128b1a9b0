import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { promisify } from 'node:util';
import { CommandError } from './command-error.ts';
import { calendar, emulators, getEmulatorAddress, mailbox } from './project.ts';

/** A port that something of ours listens on. */
export interface Port {
  port: number;
  host: string;
  /** What listens on the port, as an error message says it. */
  purpose: string;
}

/** The local mail host, the page with its mails, and the local calendar. */
export const localPorts: readonly Port[] = [
  { ...mailbox.smtp, purpose: 'the local mail host' },
  { ...mailbox.web, purpose: 'the page of the local mailbox' },
  { ...calendar, purpose: 'the local calendar' },
];

/** The ports that the suite listens on. */
export const suitePorts: readonly Port[] = [
  ...Object.entries(emulators).map(([name, { host, port }]) => ({
    host,
    port,
    purpose: `the ${name} emulator`,
  })),
  ...localPorts,
];

/** Gets the process id of the running emulators; undefined if none run. */
export async function findRunningSuite(): Promise<number | undefined> {
  const response = await fetch(getEmulatorAddress('hub')).catch(() => undefined);
  const locator = (await response?.json().catch(() => undefined)) as { pid?: number } | undefined;
  return locator?.pid;
}

/**
 * Requires that nothing uses the ports of the suite.
 *
 * @throws CommandError that names what does, and the remedy
 */
export async function requireNoRunningSuite(): Promise<void> {
  const pid = await findRunningSuite();
  if (pid === undefined) return requireFreePorts(suitePorts);
  throw new CommandError(
    `The emulators run already (process ${pid}), perhaps in another terminal: use that site, or stop it with Ctrl-C there or "kill ${pid}", and start again.`,
  );
}

/**
 * Requires that nothing uses some ports.
 *
 * @throws CommandError with the first port that is taken, its purpose, the process and the remedy
 */
export async function requireFreePorts(ports: readonly Port[]): Promise<void> {
  const areTaken = await Promise.all(ports.map(isTaken));
  const takenPort = ports.find((_, index) => areTaken[index]);
  if (!takenPort) return;
  const { port, purpose } = takenPort;
  throw new CommandError(
    `Port ${port}, ${purpose}, is taken by another program: ${await describeRemedy(port)}, and start again.`,
  );
}

/** Says what frees a port. `lsof` names the process, where it is installed. */
async function describeRemedy(port: number): Promise<string> {
  // On a Mac, AirPlay Receiver uses port 5000; only a setting frees it.
  const hint =
    process.platform === 'darwin' && port === 5000
      ? '; turn AirPlay Receiver off in System Settings, General, AirDrop & Handoff'
      : '';
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'];
  const { stdout } = await promisify(execFile)('lsof', args).catch(() => ({ stdout: '' }));
  const [pid = ''] = stdout.split('\n');
  return pid === ''
    ? `stop that program ("lsof -i :${port}" names it${hint})`
    : `stop process ${pid} ("kill ${pid}"${hint})`;
}

async function isTaken(candidate: Port): Promise<boolean> {
  return (await acceptsConnection(candidate)) || !(await canListen(candidate));
}

/**
 * Whether a program accepts a connection on the port. On a Mac, `canListen` alone does not show
 * this. Two programs may listen on one port there if one uses all addresses.
 */
function acceptsConnection({ host, port }: Port): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function canListen({ host, port }: Port): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** Finds a free port for a server that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
