import { getAsVisitor, NoResponseError } from '../doctor/visitor.ts';
import { type Check, reportOk } from './requirement.ts';

/** Distinguishes a host that is down from a machine that is offline. */
export const onlineCheck: Check = {
  id: 'online',
  title: 'Internet connection of this machine',
  run: async (context) => {
    try {
      // Google serves this address for such checks.
      await getAsVisitor(context, 'https://www.gstatic.com/generate_204');
      return reportOk('works');
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      const message = `this machine seems offline: ${error.message}`;
      return { state: 'not-checked', message, isBlocking: true };
    }
  },
};
