import { getDisplayPath } from '../../../environments/read-environment.ts';
import type { Step } from '../step.ts';
import { findChannel, planChannel } from '../watch/notification-channel.ts';

/** The address that receives alerts. */
export const createAlertChannel: Step = {
  id: 'alert-address',
  title: 'Address of alerts',
  inspect: async ({ google, projectId, settings, name }) => {
    const { webmaster } = settings;
    if (webmaster === undefined) {
      return {
        state: 'by-hand',
        finding: 'nobody is told when something breaks',
        instruction: 'Name the webmaster in the settings file, and run this again.',
        address: getDisplayPath(name),
        isBlocking: false,
      };
    }
    if ((await findChannel(google, projectId, webmaster)) !== undefined) {
      return { state: 'done', finding: webmaster };
    }
    return {
      state: 'to-do',
      finding: 'Google does not know it yet',
      changes: [planChannel(google, projectId, webmaster)],
    };
  },
};
