import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailbox } from '../project.ts';
import { serveMails } from './serve-mails.ts';
import type { ReceivedMail } from './received-mail.ts';

const maxMails = 1000;

/** The responses to the recipients that the server rejects, by the name before the `@`. */
const refusals: Readonly<Record<string, { responseCode: number; message: string }>> = {
  'no-such-mailbox': { responseCode: 550, message: '5.1.1 No such mailbox' },
  'full-mailbox': { responseCode: 452, message: '4.2.2 Mailbox full, try again later' },
};

async function toMail(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
  const { from, replyTo, subject, text, html, headers } = await PostalMime.parse(raw);
  return {
    at: new Date().toISOString(),
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    replyTo: (replyTo ?? []).flatMap(({ address }) => address ?? []),
    to: recipients,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}

/** The certificate and the log-in of a secure mail host. */
export interface MailSecurity {
  /** The private key of the certificate, in PEM format. */
  readonly key: string;
  /** The certificate, in PEM format. */
  readonly cert: string;
  readonly user: string;
  readonly password: string;
}

const makeSecurityOptions = ({ key, cert, user, password }: MailSecurity): SMTPServerOptions => ({
  key,
  cert,
  onAuth: (credentials, _session, callback) => {
    const isValid = credentials.username === user && credentials.password === password;
    callback(isValid ? null : new Error('Wrong user or password'), { user });
  },
});

function makeSmtpServer(
  addMail: (mail: ReceivedMail) => void,
  security: MailSecurity | undefined,
): SMTPServer {
  return new SMTPServer({
    ...(security ? makeSecurityOptions(security) : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    disableReverseLookup: true,
    // The messages of `refusals` already contain these codes (RFC 3463).
    hideENHANCEDSTATUSCODES: true,
    // Most hosts of clubs do not offer it either.
    hideSMTPUTF8: true,
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = refusals[address.split('@')[0] ?? ''];
      if (refusal) callback(Object.assign(new Error(refusal.message), refusal));
      else callback();
    },
    onData: (stream, { envelope }, callback) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void stream
        .toArray()
        .then((chunks: Uint8Array[]) => toMail(Buffer.concat(chunks), recipients))
        .then(addMail)
        .then(() => callback(), callback);
    },
  });
}

const getPort = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** The running mailbox. */
export interface Mailbox {
  /** The ports it listens on. */
  readonly smtpPort: number;
  readonly webPort: number;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real SMTP server that shows its mails on a page. Both ports listen on this machine only.
 * With `security` it requires TLS and a log-in.
 */
export async function openMailbox(
  { smtp, web } = mailbox,
  security?: MailSecurity,
): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const smtpServer = makeSmtpServer((mail) => {
    mails.unshift(mail);
    mails.length = Math.min(mails.length, maxMails);
  }, security);
  // A client that disconnects early must not stop the server.
  smtpServer.on('error', () => undefined);
  const webServer = createServer(serveMails(mails));
  await Promise.all([
    once(smtpServer.listen(smtp.port, smtp.host), 'listening'),
    once(webServer.listen(web.port, web.host), 'listening'),
  ]);
  return {
    smtpPort: getPort(smtpServer.server),
    webPort: getPort(webServer),
    close: async () => {
      webServer.closeAllConnections();
      webServer.close();
      const { promise, resolve } = Promise.withResolvers<undefined>();
      smtpServer.close(() => resolve(undefined));
      await promise;
    },
  };
}
