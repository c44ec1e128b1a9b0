import { emailAddress } from '@club/domain/validation/fields';
import { cleanTypedAddress } from '@club/domain/validation/typed-address';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CommandError } from '../emulators/command-error.ts';
import { listStoredSpellings } from '../functions/src/runtime/canonical-email.ts';
import { makeSubscriberId } from '../functions/src/store/opt-ins.ts';
import { getDisplayPath, findProjectEnvironment } from '../environments/read-environment.ts';
import { runEnvironmentCommand } from './command.ts';
import { erasePerson, exportPerson, type Person } from './personal-data.ts';
import { isPhone } from './phone-number.ts';

const usage = `npm run privacy -- export WHO   prints all that is kept about a person
npm run privacy -- erase WHO    deletes it, and keeps a hash so that no import brings an address back;
                                with --dry-run it only names what it would delete

WHO is an e-mail address, a telephone number in quotes, or one of each.
It needs HASH_KEY, the project's secret, in its environment, and
  GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT   for the real project
  FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and GCLOUD_PROJECT   for the emulators`;

/** Reads the person from an address, a number, or one of each; undefined for other arguments. */
function readPerson(args: readonly string[]): Person | undefined {
  const addresses = args.flatMap((arg) => {
    const address = v.safeParse(emailAddress, cleanTypedAddress(arg));
    return address.success ? [address.output] : [];
  });
  const phones = args.filter(isPhone);
  const isUnambiguous = addresses.length < 2 && phones.length < 2;
  const [email] = addresses;
  const [phone] = phones;
  if (!isUnambiguous || args.length === 0 || addresses.length + phones.length < args.length) {
    return undefined;
  }
  return {
    ...(email !== undefined && {
      address: { emails: listStoredSpellings(email), id: makeSubscriberId(email) },
    }),
    ...(phone !== undefined && { phone }),
  };
}

/**
 * Refuses to erase a person who may still sign in. Their next save would store their name again.
 */
function requireNotStaff({ address }: Person, projectId: string): void {
  const { name, environment } = findProjectEnvironment(projectId);
  const email = address?.emails.find((spelling) => environment.staff.includes(spelling));
  if (email === undefined) return;
  throw new CommandError(
    `${email} is staff. Take it off ${getDisplayPath(name)} and deploy; then erase it.`,
  );
}

/** `npm run privacy`: exports or erases what we store about a person. */
await runEnvironmentCommand(
  { usage, options: { 'dry-run': { type: 'boolean', default: false } }, positionalCount: 'any' },
  async ({ values: { 'dry-run': isDryRun }, positionals: [action, ...args] }) => {
    const { HASH_KEY: key = '', GCLOUD_PROJECT: projectId = '' } = process.env;
    if (key.length < 32) throw new CommandError(`HASH_KEY is missing or too short.\n${usage}`);
    if (projectId === '') throw new CommandError(`GCLOUD_PROJECT is missing.\n${usage}`);
    const person = readPerson(args);
    if ((action !== 'export' && action !== 'erase') || !person)
      throw new CommandError(`Usage:\n${usage}`);
    const app = initializeApp({ projectId });
    const stores = { db: getFirestore(app), auth: getAuth(app) };
    if (action === 'erase') requireNotStaff(person, projectId);
    const result =
      action === 'export'
        ? await exportPerson(stores, person)
        : await erasePerson(stores, person, { isDryRun });
    console.log(JSON.stringify(result, null, 2));
    if (isDryRun) console.error('A dry run: nothing was changed.');
  },
);
