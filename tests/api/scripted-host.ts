import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the host does at one step: `silence`, `close` (the line is lost), or else this reply. */
type Step = string;

/** The steps of one SMTP session; what is left out goes well. `end` follows the reply to the text. */
export interface Script {
  readonly greeting?: Step;
  readonly ehlo?: Step;
  readonly helo?: Step;
  readonly auth?: Step;
  readonly mail?: Step;
  readonly rcpt?: Step;
  readonly data?: Step;
  readonly text?: Step;
  readonly end?: 'close';
}

const well: Required<Omit<Script, 'end'>> = {
  greeting: '220 ready',
  ehlo: '250-host\r\n250-8BITMIME\r\n250 AUTH PLAIN',
  helo: '250 host',
  auth: '235 2.7.0 welcome',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go ahead',
  text: '250 2.0.0 queued',
};
const steps: readonly [command: RegExp, step: keyof typeof well][] = [
  [/^EHLO/u, 'ehlo'],
  [/^HELO/u, 'helo'],
  [/^AUTH/u, 'auth'],
  [/^MAIL/u, 'mail'],
  [/^RCPT/u, 'rcpt'],
  [/^DATA/u, 'data'],
];

export interface ScriptedHost {
  readonly port: number;
  /** What the host does from the next step on. */
  play: (script: Script) => void;
  /** Recipients whose text came completely and was not refused: delivered, for all anybody knows. */
  readonly delivered: string[];
  /** Addresses that do not exist here: 550 5.1.1 at RCPT TO. */
  readonly unknown: Set<string>;
  /** Connections that were made. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

interface SessionOptions {
  readonly script: () => Script;
  readonly unknown: ReadonlySet<string>;
  readonly onDelivered: (recipient: string) => void;
}

/** One session: reads commands line by line, and answers each as the script says. */
function talk(socket: Socket, { script, unknown, onDelivered }: SessionOptions): void {
  let pending = '';
  let recipient = '';
  let isText = false;
  let isRefused = false;
  const answer = (step: keyof typeof well): string => {
    const isUnknown = step === 'rcpt' && unknown.has(recipient);
    const what = isUnknown ? '550 5.1.1 no such user' : (script()[step] ?? well[step]);
    if (what === 'close') socket.destroy();
    else if (what !== 'silence') socket.write(`${what}\r\n`);
    return what;
  };
  const endText = () => {
    isText = false;
    if (!/^[45]/u.test(script().text ?? '')) onDelivered(recipient);
    answer('text');
    if (script().end === 'close') socket.end();
  };
  const read = (line: string) => {
    if (isText) {
      if (line === '.') endText();
      return;
    }
    recipient = /^RCPT TO:<(.+?)>/u.exec(line)?.[1] ?? recipient;
    const step = steps.find(([command]) => command.test(line))?.[1];
    if (step === undefined) socket.write('250 ok\r\n');
    // With PIPELINING the command is there before the refusal of what it builds on.
    else if (step === 'data' && isRefused) socket.write('503 5.5.1 nobody to send to\r\n');
    else {
      const reply = answer(step);
      if (/^[45]/u.test(reply)) isRefused = true;
      if (reply.startsWith('354')) isText = true;
    }
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString()).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(read);
  });
  answer('greeting');
}

/** An SMTP host that does as it is told, over real TCP, on a port of its own. */
export async function openScriptedHost(): Promise<ScriptedHost> {
  let script: Script = {};
  let connections = 0;
  const delivered: string[] = [];
  const unknown = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    const onDelivered = (recipient: string) => delivered.push(recipient);
    talk(socket, { script: () => script, unknown, onDelivered });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    play: (next) => {
      script = next;
    },
    delivered,
    unknown,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
