import { Resolver as DnsResolver } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';

/** A server's certificate. */
export interface Certificate {
  readonly validTo: Date;
  /** Why browsers would refuse it; undefined for a valid one. */
  readonly problem?: string;
}

/** Connections that only read. */
export interface Connections {
  readonly readCertificate: (host: string, port?: number) => Promise<Certificate>;
  /**
   * Connects to a mail host with TLS, without logging in.
   *
   * @returns why the host cannot be used; undefined if it can
   * @throws an error if this machine cannot reach the host. Many networks block mail ports, so this
   *   says nothing about the host.
   */
  readonly findMailHostProblem: (host: string, port: number) => Promise<string | undefined>;
  /** Reads the TXT records of a name, each joined into one string; empty if it has none. */
  readonly readTxtRecords: (name: string) => Promise<readonly string[]>;
  /** Reads the hosts in the MX records of a name; empty if it has none. */
  readonly readMxHosts: (name: string) => Promise<readonly string[]>;
}

const timeoutMs = 8_000;

async function readCertificate(host: string, port = 443): Promise<Certificate> {
  // An expired certificate is read as well, so that the check can report its date.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    const { valid_to: validTo } = socket.getPeerCertificate();
    const { authorized, authorizationError } = socket;
    return {
      validTo: new Date(validTo),
      // Node documents `authorizationError` as an error, but it contains the error's code.
      ...(!authorized && { problem: String(authorizationError) }),
    };
  } finally {
    socket.destroy();
  }
}

/**
 * nodemailer's codes for a host that cannot be used. They mean: no such name in the DNS, an invalid
 * SMTP response, a refusal, no TLS.
 */
const unusableHostCodes = ['EDNS', 'EPROTOCOL', 'ESOCKET', 'ETLS'];

async function findMailHostProblem(host: string, port: number): Promise<string | undefined> {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: true,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    // Without credentials, this ends after the TLS handshake and EHLO.
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // nodemailer uses the same code for an unreachable network as for a refusal.
    if (!unusableHostCodes.includes(code) || /E(?:NET|HOST)UNREACH/u.test(message)) throw error;
    return message;
  } finally {
    transport.close();
  }
}

/** Error codes for a name that has no such DNS records, or does not exist. */
const missingCodes = ['ENODATA', 'ENOTFOUND'];

const ignoreMissing = (error: NodeJS.ErrnoException): never[] => {
  if (missingCodes.includes(error.code ?? '')) return [];
  throw error;
};

/** Creates connections from this machine, with a resolver that asks the machine's DNS servers. */
export function createConnections(): Connections {
  const resolver = new DnsResolver({ timeout: 3_000, tries: 2 });
  return {
    readCertificate,
    findMailHostProblem,
    readTxtRecords: async (name) =>
      (await resolver.resolveTxt(name).catch(ignoreMissing)).map((parts) => parts.join('')),
    readMxHosts: async (name) =>
      (await resolver.resolveMx(name).catch(ignoreMissing)).map(({ exchange }) => exchange),
  };
}
