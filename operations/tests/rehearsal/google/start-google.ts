import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGoogleApi, type GoogleApi } from '../../../google/google-api.ts';
import { makeDataAnswers } from './data-answers.ts';
import { makeDeployAnswers } from './deploy-answers.ts';
import { makeProjectAnswers } from './project-answers.ts';
import {
  describeRequest,
  type Intercept,
  parseBody,
  type RecordedRequest,
  type Recorder,
  readRequest,
  type StubResponse,
} from './recorded-request.ts';
import { type Body, findRefusal, notFound, Refusal } from './routes.ts';
import { makeServiceAnswers } from './service-answers.ts';
import type { Google } from './state.ts';

/**
 * Starts a server on 127.0.0.1 that replaces Google's interfaces, each under a separate path. It
 * records every request. Its answers read and change a state of Google.
 */
export async function startGoogle(
  google: Google,
  intercept: Intercept = (_, answer) => answer(),
): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const unknownRequests: string[] = [];
  const findResponse = (request: RecordedRequest): StubResponse => {
    const description = describeRequest(request);
    for (const [pattern, answer] of rows) {
      const match = pattern.exec(description);
      if (!match) continue;
      const [, name = '', second = ''] = match;
      return intercept(request, () => {
        // Only JSON is parsed, not an uploaded file.
        const body = (request.body[0] === 0x7b ? parseBody(request) : {}) as Body;
        const value =
          findRefusal(google, request) ??
          answer({ name, second, body, query: request.query, request }) ??
          notFound;
        return value instanceof Refusal ? value : { json: value };
      });
    }
    unknownRequests.push(description);
    return notFound;
  };
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    const { status = 200, json = {}, isLost = false } = findResponse(request);
    if (isLost) response.destroy();
    else
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  };
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = {
    ...makeProjectAnswers(google),
    ...makeServiceAnswers(google),
    ...makeDataAnswers(google),
    ...makeDeployAnswers(google, origin),
  };
  const rows = Object.entries(answers).map(
    ([key, answer]) => [new RegExp(`^${key}$`, 'u'), answer] as const,
  );
  return {
    origin,
    requests,
    unknownRequests,
    clear: () => {
      requests.length = 0;
      unknownRequests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Creates a client of a recorder, with the rights of an owner. */
export const createOwnerApi = (
  origin: string,
  {
    signal = new AbortController().signal,
    quotaProject,
  }: { signal?: AbortSignal; quotaProject?: string } = {},
): GoogleApi =>
  createGoogleApi({
    localOrigins: origin,
    getToken: () => Promise.resolve('owner'),
    signal,
    ...(quotaProject !== undefined && { quotaProject }),
  });
