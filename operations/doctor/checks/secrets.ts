import * as v from 'valibot';
import { reportBroken, type Check, reportOk } from '../check.ts';
import { getGoLiveCommand } from '../context.ts';
import { projectCheck } from './project.ts';

const versionSchema = v.object({ name: v.string(), state: v.string() });

const makeSecretCheck = (id: string, secret: string): Check => ({
  id,
  title: `Secret ${secret}`,
  needs: [projectCheck],
  run: async (context) => {
    const { projectId } = context.settings;
    const path = `v1/projects/${projectId}/secrets/${secret}/versions/latest`;
    const version = await context.google.read({ service: 'secrets', path }, versionSchema);
    if (!version) return reportBroken('does not exist', getGoLiveCommand(context));
    const number = version.name.split('/').at(-1) ?? '';
    return version.state === 'ENABLED'
      ? reportOk(`version ${number} is enabled`)
      : reportBroken(
          `version ${number} is ${version.state}`,
          `gcloud secrets versions enable ${number} --secret ${secret} --project ${projectId}`,
        );
  },
});

export const secretChecks: readonly Check[] = [
  makeSecretCheck('secret-hash-key', 'HASH_KEY'),
  makeSecretCheck('secret-mail-password', 'MAIL_PASSWORD'),
];
