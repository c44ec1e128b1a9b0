import { parseArgs } from 'node:util';
import { emailAddress } from '@club/domain/fields';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { subscriberId } from '../functions/src/newsletter/subscribers.ts';
import { erasePerson, exportPerson } from './personal-data.ts';

const usage = `npm run privacy -- export ADDRESS   prints all that is kept about an address
npm run privacy -- erase ADDRESS    deletes it, and keeps a hash so that no import brings it back

It needs HASH_KEY, the project's secret, in its environment, and one of
  GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT   the real project
  FIRESTORE_EMULATOR_HOST and GCLOUD_PROJECT          the emulators`;

/** `npm run privacy`: answers a person who asks what we keep about them, or that we forget it. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, typed, ...rest] = positionals;
  const address = v.safeParse(emailAddress, typed);
  if ((action !== 'export' && action !== 'erase') || rest.length > 0 || !address.success) {
    throw new Error(`Usage:\n${usage}`);
  }
  const { HASH_KEY: key = '', GCLOUD_PROJECT: projectId = '' } = process.env;
  if (key.length < 32 || projectId === '') throw new Error(`HASH_KEY is missing.\n${usage}`);
  const db = getFirestore(initializeApp({ projectId }));
  const person = { email: address.output, id: subscriberId(address.output) };
  const found =
    action === 'export' ? await exportPerson(db, person) : await erasePerson(db, person);
  console.log(JSON.stringify(found, null, 2));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
