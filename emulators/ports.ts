import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { CommandError } from './command-error.ts';
import { calendar, emulators, mailbox } from './project.ts';

/** A port that something of ours listens on. */
export interface Port {
  port: number;
  host: string;
  /** What listens on the port, as an error message says it. */
  purpose: string;
}

const purposes = {
  hosting: "the site's address",
  auth: 'the sign-in emulator',
  functions: 'the functions emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hub: "the emulators' hub",
  logging: "the emulators' log",
};

/** The local mail host, the page with its mails, and the local calendar. */
const localPorts: readonly Port[] = [
  { ...mailbox.smtp, purpose: 'the local mail host' },
  { ...mailbox.web, purpose: 'the page of the local mailbox' },
  { ...calendar, purpose: 'the local calendar' },
];

/** The ports that the suite always listens on. That of the optional Emulator UI is not here. */
export function listSuitePorts(): Port[] {
  const names = Object.keys(purposes) as (keyof typeof purposes)[];
  const emulatorPorts = names.map((name) => ({ ...emulators[name], purpose: purposes[name] }));
  return [...emulatorPorts, ...localPorts];
}

/** Throws if a port is taken; the error names its purpose and the remedy. */
export async function requireFreePorts(ports: readonly Port[]): Promise<void> {
  const areTaken = await Promise.all(ports.map(isTaken));
  const takenPort = ports.find((_, index) => areTaken[index]);
  if (!takenPort) return;
  throw makePortTakenError(takenPort);
}

/** Makes the error for a port that another program uses. */
export function makePortTakenError({
  port,
  purpose,
}: Pick<Port, 'port' | 'purpose'>): CommandError {
  return new CommandError(
    `Port ${port}, ${purpose}, is taken by another program: stop that program, perhaps this site in another terminal ("lsof -i :${port}" names it${makeAirPlayHint(port)}), and start again.`,
  );
}

/** On a Mac, AirPlay Receiver uses port 5000; only a setting frees it. */
function makeAirPlayHint(port: number): string {
  if (process.platform !== 'darwin' || port !== 5000) return '';
  return '; turn AirPlay Receiver off in System Settings, General, AirDrop & Handoff';
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
