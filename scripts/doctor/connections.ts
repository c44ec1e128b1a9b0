import { once } from 'node:events';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';

/** A server's certificate. */
export interface Certificate {
  readonly validTo: Date;
  /** Why browsers would refuse it; undefined for a valid one. */
  readonly problem?: string;
}

/** Connections that read and send nothing. */
export interface Connections {
  /** Reads the certificate of an https host. */
  readonly readCertificate: (host: string) => Promise<Certificate>;
  /**
   * Connects to a mail host with TLS, without logging in.
   *
   * @throws an error with the host's reason
   */
  readonly openMailHost: (host: string, port: number) => Promise<void>;
}

const timeoutMs = 8_000;

async function readCertificate(host: string): Promise<Certificate> {
  // An expired certificate is read as well, so that the check can report its date.
  const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    const { valid_to: validTo } = socket.getPeerCertificate();
    const { authorized, authorizationError } = socket;
    return {
      validTo: new Date(validTo),
      // Node documents an error and sets its code.
      ...(!authorized && { problem: String(authorizationError) }),
    };
  } finally {
    socket.destroy();
  }
}

async function openMailHost(host: string, port: number): Promise<void> {
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
    // Without credentials it ends after the TLS handshake and EHLO.
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Connections from this machine. */
export const networkConnections: Connections = { readCertificate, openMailHost };
