import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { type GoLiveContext, region } from '../go-live/context.ts';
import { describeRequest, type GoogleRequest } from '../google/google-api.ts';
import { type PlannedChange, planRequest, type Step } from './requirement.ts';

interface Secret {
  readonly name: 'HASH_KEY' | 'MAIL_PASSWORD';
  /** What will be done, as a sentence. */
  readonly what: string;
  readonly getValue: (context: GoLiveContext) => Promise<string>;
}

const secrets: readonly Secret[] = [
  {
    name: 'HASH_KEY',
    what: 'Generate the key of the hashes. Nobody needs to see it.',
    getValue: () => Promise.resolve(randomBytes(32).toString('base64url')),
  },
  {
    name: 'MAIL_PASSWORD',
    what: 'Store the password of the mail host.',
    getValue: async ({ prompts, settings }) => {
      const { host, user = settings.mail.from } = settings.mail;
      const password = await prompts.askSecret({
        message: `Password of ${user} at ${host} (it is not shown):`,
        flag: '--mail-password-file FILE',
      });
      if (password.trim() === '')
        throw new CommandError('The password is empty. Nothing was stored.');
      return password;
    },
  },
];

const secretSchema = v.object({ name: v.string() });
const versionSchema = v.object({ name: v.optional(v.string(), ''), state: v.string() });

/** Makes the path of a project's secret. */
const makePath = (projectId: string, { name }: Secret): string =>
  `v1/projects/${projectId}/secrets/${name}`;

const readLatestVersion = ({ google, projectId }: GoLiveContext, secret: Secret) =>
  google.read(
    { service: 'secrets', path: `${makePath(projectId, secret)}/versions/latest` },
    versionSchema,
  );

/** Lists the changes that give a secret its first version, or one after a destroyed version. */
async function planSecret(
  context: GoLiveContext,
  secret: Secret,
): Promise<readonly PlannedChange[]> {
  const { google, projectId } = context;
  const parent = `v1/projects/${projectId}/secrets`;
  const path = makePath(projectId, secret);
  const storedSecret = await google.read({ service: 'secrets', path }, secretSchema);
  const secretCreation = planRequest(
    google,
    `Create the secret ${secret.name} in Montréal.`,
    `POST secrets ${parent}?secretId=${secret.name}`,
    { replication: { userManaged: { replicas: [{ location: region }] } } },
  );
  const request: GoogleRequest = { method: 'POST', service: 'secrets', path: `${path}:addVersion` };
  const versionAddition: PlannedChange = {
    what: secret.what,
    call: `${describeRequest(request)} (the value is not printed)`,
    run: async () => {
      const data = Buffer.from(await secret.getValue(context)).toString('base64');
      await google.send({ ...request, body: { payload: { data } } });
    },
  };
  return storedSecret ? [versionAddition] : [secretCreation, versionAddition];
}

/** The two secrets of the functions. A version that exists is never replaced. */
export const storeSecrets: Step = {
  id: 'secrets',
  title: 'Secrets',
  without: 'mails are not sent, and links in them do not work',
  severity: 'broken',
  inspect: async (context) => {
    const states = await Promise.all(
      secrets.map(async (secret) => ({
        secret,
        version: await readLatestVersion(context, secret),
      })),
    );
    const changes: PlannedChange[] = [];
    for (const { secret, version } of states) {
      if (version === undefined || version.state === 'DESTROYED')
        changes.push(...(await planSecret(context, secret)));
    }
    if (changes.length > 0) return { state: 'to-do', finding: 'one has no value yet', changes };
    const disabled = states.find(({ version }) => version?.state !== 'ENABLED');
    if (!disabled) {
      return { state: 'done', finding: secrets.map(({ name }) => name).join(' and ') };
    }
    const { secret, version } = disabled;
    const number = version?.name.split('/').at(-1) ?? 'latest';
    // A new key would break the links of all mails that were sent, so somebody decides.
    const command = `gcloud secrets versions enable ${number} --secret ${secret.name} --project ${context.projectId}`;
    return {
      state: 'by-hand',
      finding: `version ${number} of ${secret.name} is ${version?.state ?? 'unknown'}`,
      instruction: { fr: `Réactivez-la : ${command}`, en: `Enable it again: ${command}` },
      address: `https://console.cloud.google.com/security/secret-manager?project=${context.projectId}`,
      isBlocking: true,
    };
  },
};
