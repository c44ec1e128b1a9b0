import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate and its key as PEM texts, and the path of the certificate's file. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly file: string;
}

/** Makes a self-signed certificate for these hosts, and writes it into a folder. */
export async function makeCertificate(
  hosts: readonly string[],
  folder: string,
): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'rehearsal' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, cert);
  return { key, cert, file };
}
