import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';

/** Google's interfaces without the part that changes anything. */
export type GoogleReader = Pick<GoogleApi, 'read'>;

/** The requests that POST a question and change nothing. */
const readOnlyPosts = /:(?:getIamPolicy|testIamPermissions)$/u;

/** Limits a client to GET and to the known read-only POSTs. */
export const makeGoogleReader = ({ read }: GoogleApi): GoogleReader => ({
  read: (request, schema) => {
    if (request.body !== undefined && !readOnlyPosts.test(request.path)) {
      return Promise.reject(new CommandError(`The doctor may not POST to ${request.path}.`));
    }
    return read(request, schema);
  },
});

/** A reader for somebody who is not logged in. */
export const makeRefusedReader = (reason: string): GoogleReader => ({
  read: () => Promise.reject(new GoogleError(reason, 0)),
});
