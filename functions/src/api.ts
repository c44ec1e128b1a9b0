import { onRequest } from 'firebase-functions/https';
import { hashKey } from './runtime/keyed-hash.ts';
import { handlers } from './http/handlers.ts';
import { createApp } from './http/app.ts';
import { interceptRequests } from './http/intercept-requests.ts';
import { functionResources } from './runtime/function-resources.ts';
import { reportIncompleteMailSettings } from './mail/report-incomplete-mail-settings.ts';

const app = createApp(handlers);
// The platform would refuse invalid paths and bodies with an HTML page, before it calls `api`.
interceptRequests();

/**
 * The HTTPS function behind the hosting rewrite `/api/**` (specification, section 7). The maximum
 * number of instances limits the cost of a flood.
 */
export const api = onRequest(
  { ...functionResources.api.options, secrets: [hashKey] },
  (request, response) => {
    reportIncompleteMailSettings();
    app(request, response);
  },
);
