import * as v from 'valibot';
import { planRequest, type Step } from '../step.ts';

const configSchema = v.object({ authorizedDomains: v.optional(v.array(v.string())) });

/**
 * Allows sign-in on the hosts of the site and the project. Other allowed hosts stay, such as a
 * preview's. `localhost` is removed, because any program on a visitor's machine could use it.
 */
export const authorizeDomains: Step = {
  id: 'domains',
  title: 'Authorized domains',
  inspect: async ({ google, projectId, settings }) => {
    const path = `admin/v2/projects/${projectId}/config`;
    const config = await google.read({ service: 'identity', path }, configSchema);
    const currentDomains = config?.authorizedDomains ?? [];
    const requiredDomains = [
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      new URL(settings.siteOrigin).host,
    ];
    const authorizedDomains = [...new Set([...currentDomains, ...requiredDomains])].filter(
      (domain) => domain !== 'localhost',
    );
    const isSame = authorizedDomains.join() === currentDomains.join();
    if (isSame) return { state: 'done', finding: currentDomains.join(', ') };
    const change = planRequest(
      google,
      `Allow sign-in on pages of ${authorizedDomains.join(', ')}, and on no others.`,
      {
        method: 'PATCH',
        service: 'identity',
        path: `${path}?updateMask=authorizedDomains`,
        body: { authorizedDomains },
      },
    );
    return { state: 'to-do', finding: currentDomains.join(', ') || 'none', changes: [change] };
  },
};
