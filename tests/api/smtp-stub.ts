import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The behaviour at one step: `silence`, `close` (ends the connection), or the text of a reply. */
type StepBehaviour = string;

/**
 * The behaviour at each step of an SMTP session. A missing step succeeds. With `afterText`, the
 * stub closes the connection after its reply to the mail’s text.
 */
export interface SmtpScript {
  readonly greeting?: StepBehaviour;
  readonly ehlo?: StepBehaviour;
  readonly helo?: StepBehaviour;
  readonly auth?: StepBehaviour;
  readonly mail?: StepBehaviour;
  readonly rcpt?: StepBehaviour;
  readonly data?: StepBehaviour;
  readonly text?: StepBehaviour;
  readonly afterText?: 'close';
}

const goodReplies: Required<Omit<SmtpScript, 'afterText'>> = {
  greeting: '220 ready',
  ehlo: '250-host\r\n250-8BITMIME\r\n250 AUTH PLAIN',
  helo: '250 host',
  auth: '235 2.7.0 welcome',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go ahead',
  text: '250 2.0.0 queued',
};
const steps: readonly [command: RegExp, step: keyof typeof goodReplies][] = [
  [/^EHLO/u, 'ehlo'],
  [/^HELO/u, 'helo'],
  [/^AUTH/u, 'auth'],
  [/^MAIL/u, 'mail'],
  [/^RCPT/u, 'rcpt'],
  [/^DATA/u, 'data'],
];

export interface SmtpStub {
  readonly port: number;
  /** Sets the behaviour from the next step on. */
  setScript: (script: SmtpScript) => void;
  /** Recipients whose text arrived completely and was not refused. */
  readonly deliveredTo: string[];
  /** The replies to some addresses at RCPT TO. */
  readonly recipientReplies: Map<string, string>;
  /** Counts all connections so far. */
  readonly countConnections: () => number;
  readonly close: () => Promise<void>;
}

interface SessionOptions {
  readonly getScript: () => SmtpScript;
  readonly recipientReplies: ReadonlyMap<string, string>;
  readonly onDelivered: (recipient: string) => void;
}

/** Runs a session: reads commands line by line, and replies by the script. */
function runSession(
  socket: Socket,
  { getScript, recipientReplies, onDelivered }: SessionOptions,
): void {
  let partialLine = '';
  let recipient = '';
  let isReadingText = false;
  let isRefused = false;
  const sendReply = (step: keyof typeof goodReplies): string => {
    const recipientReply = step === 'rcpt' ? recipientReplies.get(recipient) : undefined;
    const reply = recipientReply ?? getScript()[step] ?? goodReplies[step];
    if (reply === 'close') socket.destroy();
    else if (reply !== 'silence') socket.write(`${reply}\r\n`);
    return reply;
  };
  const endText = () => {
    isReadingText = false;
    if (!/^[45]/u.test(getScript().text ?? '')) onDelivered(recipient);
    sendReply('text');
    if (getScript().afterText === 'close') socket.end();
  };
  const handleLine = (line: string) => {
    if (isReadingText) {
      if (line === '.') endText();
      return;
    }
    recipient = /^RCPT TO:<(.+?)>/u.exec(line)?.[1] ?? recipient;
    const step = steps.find(([command]) => command.test(line))?.[1];
    if (step === undefined) socket.write('250 ok\r\n');
    // With PIPELINING the client sends DATA before it reads the refusal of an earlier command.
    else if (step === 'data' && isRefused) socket.write('503 5.5.1 nobody to send to\r\n');
    else {
      const reply = sendReply(step);
      if (/^[45]/u.test(reply)) isRefused = true;
      if (reply.startsWith('354')) isReadingText = true;
    }
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (partialLine + chunk.toString()).split('\r\n');
    partialLine = lines.pop() ?? '';
    lines.forEach(handleLine);
  });
  sendReply('greeting');
}

/** Opens an SMTP server with a scripted behaviour on a free TCP port. */
export async function openSmtpStub(): Promise<SmtpStub> {
  let script: SmtpScript = {};
  let connections = 0;
  const deliveredTo: string[] = [];
  const recipientReplies = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    const onDelivered = (recipient: string) => deliveredTo.push(recipient);
    runSession(socket, { getScript: () => script, recipientReplies, onDelivered });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setScript: (nextScript) => {
      script = nextScript;
    },
    deliveredTo,
    recipientReplies,
    countConnections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
