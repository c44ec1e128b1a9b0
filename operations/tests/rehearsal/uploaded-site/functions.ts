import { findFreePort } from '../../../../emulators/ports.ts';
import { calculateHeap, startFramework } from '../../../../tests/functions-framework.ts';
import type { RecordedRequest } from '../google/recorded-request.ts';
import { getSentFunctions } from '../select-requests.ts';

interface StartOptions {
  /** The folder into which the uploaded package was installed. */
  readonly source: string;
  /** Variables in addition to the uploaded parameters: secrets and the emulators' addresses. */
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/**
 * Starts an uploaded function on functions-framework, the server it has in production. Returns its
 * `host:port`.
 *
 * @throws Error if the function was not sent, and CommandError if it does not start
 */
export async function startUploadedFunction(
  requests: readonly RecordedRequest[],
  name: string,
  { source, environment, signal }: StartOptions,
): Promise<string> {
  const uploadedFunction = getSentFunctions(requests).get(name);
  if (!uploadedFunction) throw new Error(`No function ${name} was sent.`);
  const { environmentVariables, availableMemory } = uploadedFunction.serviceConfig;
  const { origin } = await startFramework(name, {
    port: await findFreePort(),
    signal,
    source,
    heap: calculateHeap(Number.parseInt(availableMemory, 10)),
    signature: uploadedFunction.eventTrigger === undefined ? 'http' : 'cloudevent',
    environment: { ...environmentVariables, ...environment },
  });
  return new URL(origin).host;
}
