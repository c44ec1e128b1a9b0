import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { type GoLiveContext, region } from '../go-live/context.ts';
import { describeRequest } from '../google/google-api.ts';
import {
  type PlannedChange,
  planRequest,
  reportChanges,
  reportDone,
  type Step,
} from './requirement.ts';

interface Secret {
  readonly name: 'HASH_KEY' | 'MAIL_PASSWORD';
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

/** Lists the changes that give a secret its first version, or one after a destroyed version. */
async function planSecret(
  context: GoLiveContext,
  { name, what, getValue }: Secret,
): Promise<readonly PlannedChange[]> {
  const { google, projectId } = context;
  const line = `secrets v1/projects/${projectId}/secrets` as const;
  const storedSecret = await google.read(`${line}/${name}`, secretSchema);
  const secretCreation = planRequest(
    google,
    `Create the secret ${name} in Montréal.`,
    `POST ${line}?secretId=${name}`,
    { replication: { userManaged: { replicas: [{ location: region }] } } },
  );
  const addition = `POST ${line}/${name}:addVersion` as const;
  const versionAddition: PlannedChange = {
    what,
    call: `${describeRequest(addition)} (the value is not printed)`,
    run: async () => {
      const data = Buffer.from(await getValue(context)).toString('base64');
      await google.send(addition, { payload: { data } });
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
    const { google, projectId } = context;
    const changes: PlannedChange[] = [];
    const disabled: { name: string; number: string; state: string }[] = [];
    for (const secret of secrets) {
      const { name } = secret;
      const line = `secrets v1/projects/${projectId}/secrets/${name}/versions/latest` as const;
      const version = await google.read(line, versionSchema);
      if (version === undefined || version.state === 'DESTROYED') {
        changes.push(...(await planSecret(context, secret)));
      } else if (version.state !== 'ENABLED') {
        disabled.push({ name, number: version.name.split('/').at(-1) ?? '', state: version.state });
      }
    }
    if (changes.length > 0) return reportChanges(changes, { unmet: 'one has no value yet' });
    const [first] = disabled;
    if (!first) return reportDone(secrets.map(({ name }) => name).join(' and '));
    // A new key would break the links of all mails that were sent, so somebody decides.
    const command = `gcloud secrets versions enable ${first.number} --secret ${first.name} --project ${projectId}`;
    return {
      state: 'by-hand',
      finding: `version ${first.number} of ${first.name} is ${first.state}`,
      instruction: { fr: `Réactivez-la : ${command}`, en: `Enable it again: ${command}` },
      address: `https://console.cloud.google.com/security/secret-manager?project=${projectId}`,
      isBlocking: true,
    };
  },
};
