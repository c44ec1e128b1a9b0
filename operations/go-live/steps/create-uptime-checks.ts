import * as v from 'valibot';
import { planRequest, type Step } from '../step.ts';

const checksSchema = v.object({
  uptimeCheckConfigs: v.optional(
    v.array(
      v.object({
        displayName: v.string(),
        monitoredResource: v.optional(
          v.object({ labels: v.optional(v.record(v.string(), v.string()), {}) }),
        ),
      }),
    ),
    [],
  ),
});

/** The paths that Google requests every five minutes: a page, and a list from the database. */
const checks = [
  { displayName: 'Page d’accueil / Home page', path: '/' },
  { displayName: 'Données du site / Site data', path: '/api/notes/getAll' },
] as const;

/** Makes an uptime check as Cloud Monitoring stores it. */
const makeCheck = (projectId: string, host: string, check: (typeof checks)[number]) => ({
  displayName: check.displayName,
  monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
  httpCheck: {
    path: check.path,
    port: 443,
    useSsl: true,
    validateSsl: true,
    acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
  },
  period: '300s',
  timeout: '10s',
});

/** The checks that notice when the site is down. They are free at this frequency. */
export const createUptimeChecks: Step = {
  id: 'uptime',
  title: 'Uptime checks',
  inspect: async ({ google, projectId, settings }) => {
    const { host } = new URL(settings.siteOrigin);
    const path = `v3/projects/${projectId}/uptimeCheckConfigs`;
    const response = await google.read(
      { service: 'monitoring', path: `${path}?pageSize=100` },
      checksSchema,
    );
    const isStored = ({ displayName }: (typeof checks)[number]) =>
      (response?.uptimeCheckConfigs ?? []).some(
        (check) =>
          check.displayName === displayName && check.monitoredResource?.labels['host'] === host,
      );
    const missingChecks = checks.filter((check) => !isStored(check));
    if (missingChecks.length === 0)
      return { state: 'done', finding: `${host}, every five minutes` };
    return {
      state: 'to-do',
      finding: `${checks.length - missingChecks.length} of ${checks.length} for ${host}`,
      changes: missingChecks.map((check) =>
        planRequest(google, `Open https://${host}${check.path} every five minutes.`, {
          method: 'POST',
          service: 'monitoring',
          path,
          body: makeCheck(projectId, host, check),
        }),
      ),
    };
  },
};
