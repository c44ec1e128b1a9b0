import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from './connections.ts';

const { findMailHostProblem, readCertificate } = createConnections();
const host = 'localhost';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

async function startMailHost(options: SMTPServerOptions): Promise<number> {
  const mailHost = new SMTPServer({ authOptional: true, ...options });
  // The server emits an error when a client refuses its certificate.
  mailHost.on('error', () => undefined);
  stop = () => mailHost.close(() => undefined);
  return listen(mailHost.server);
}

const makeCertificate = (notAfterDate: Date) =>
  generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });

describe('a mail host', () => {
  it('without TLS cannot be used', async () => {
    const port = await startMailHost({ disabledCommands: ['STARTTLS'] });
    expect(await findMailHostProblem(host, port)).toContain('STARTTLS');
  });

  it('with a certificate that nobody trusts cannot be used', async () => {
    const { private: key, cert } = await makeCertificate(new Date('2126-01-01'));
    const port = await startMailHost({ key, cert });
    expect(await findMailHostProblem(host, port)).toMatch(/certificate/iu);
  });

  it('that does not listen cannot be used', async () => {
    const server = createServer();
    const port = await listen(server);
    server.close();
    expect(await findMailHostProblem(host, port)).toContain('ECONNREFUSED');
  });
});

it('reads the expiry of a certificate, even if browsers refuse it', async () => {
  const end = new Date('2126-01-01T00:00:00Z');
  const { private: key, cert } = await makeCertificate(end);
  const server = createTlsServer({ key, cert });
  stop = () => server.close();
  const certificate = await readCertificate(host, await listen(server));
  expect(certificate.validTo).toEqual(end);
  expect(certificate.problem).toMatch(/SELF_SIGNED|self.signed/u);
});
