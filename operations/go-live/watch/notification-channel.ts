import * as v from 'valibot';
import type { GoogleApi } from '../../google/google-api.ts';
import { type PlannedChange, planRequest } from '../step.ts';

const channelsSchema = v.object({
  notificationChannels: v.optional(
    v.array(
      v.object({
        name: v.string(),
        type: v.string(),
        labels: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    [],
  ),
});

const getChannelsPath = (projectId: string): string =>
  `v3/projects/${projectId}/notificationChannels`;

/** Finds the name of the channel that mails alerts to an address. */
export async function findChannel(
  google: GoogleApi,
  projectId: string,
  address: string,
): Promise<string | undefined> {
  const response = await google.read(
    { service: 'monitoring', path: `${getChannelsPath(projectId)}?pageSize=1000` },
    channelsSchema,
  );
  return response?.notificationChannels.find(
    ({ type, labels }) => type === 'email' && labels['email_address'] === address,
  )?.name;
}

/** Plans the change that creates the channel. */
export const planChannel = (google: GoogleApi, projectId: string, address: string): PlannedChange =>
  planRequest(google, `Mail alerts to ${address}.`, {
    method: 'POST',
    service: 'monitoring',
    path: getChannelsPath(projectId),
    body: {
      type: 'email',
      displayName: 'Webmaster',
      labels: { email_address: address },
      enabled: true,
    },
  });
