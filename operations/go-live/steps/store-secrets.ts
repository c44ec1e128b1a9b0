import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { describeRequest, type GoogleRequest } from '../../google/google-api.ts';
import { type GoLiveContext, region } from '../context.ts';
import { type PlannedChange, planRequest, type Step } from '../step.ts';

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
const versionSchema = v.object({ state: v.string() });

/** Lists the changes that give a secret an enabled version. */
async function planSecret(
  context: GoLiveContext,
  secret: Secret,
): Promise<readonly PlannedChange[]> {
  const { google, projectId } = context;
  const parent = `v1/projects/${projectId}/secrets`;
  const path = `${parent}/${secret.name}`;
  const latestVersion = await google.read(
    { service: 'secrets', path: `${path}/versions/latest` },
    versionSchema,
  );
  if (latestVersion?.state === 'ENABLED') return [];
  const storedSecret = await google.read({ service: 'secrets', path }, secretSchema);
  const secretCreation = planRequest(google, `Create the secret ${secret.name} in Montréal.`, {
    method: 'POST',
    service: 'secrets',
    path: `${parent}?secretId=${secret.name}`,
    body: { replication: { userManaged: { replicas: [{ location: region }] } } },
  });
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

/** The two secrets of the functions. An enabled version is never replaced. */
export const storeSecrets: Step = {
  id: 'secrets',
  title: 'Secrets',
  inspect: async (context) => {
    const changes: PlannedChange[] = [];
    for (const secret of secrets) changes.push(...(await planSecret(context, secret)));
    return changes.length === 0
      ? { state: 'done', finding: secrets.map(({ name }) => name).join(' and ') }
      : { state: 'to-do', finding: 'one has no value yet', changes };
  },
};
