import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';

/** A client of Google's interfaces that can only read. */
export type GoogleReader = Pick<GoogleApi, 'read'>;

/** The paths of POST requests that change nothing. */
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

/** The reason of the errors of `makeRefusingReader`. Google has no such reason. */
export const missingLogin = 'MISSING_LOGIN';

/** Makes a reader that refuses every read with a message, for a person who is not logged in. */
export const makeRefusingReader = (message: string): GoogleReader => ({
  read: () => Promise.reject(new GoogleError(message, 0, missingLogin)),
});
