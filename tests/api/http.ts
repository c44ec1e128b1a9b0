/** The origin of the Hosting emulator, which rewrites `/api` to the functions. */
export const origin = 'http://127.0.0.1:5000';

export interface CallOptions {
  readonly method?: string;
  readonly token?: string;
  /** The body to send as JSON. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body in another format, which is sent only without `json`. */
  readonly body?: BodyInit;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request through Hosting. */
export async function callApi(path: string, options: CallOptions = {}): Promise<ApiResponse> {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('Authorization', `Bearer ${options.token}`);
  if (options.json !== undefined) headers.set('Content-Type', 'application/json');
  const body = options.json === undefined ? (options.body ?? null) : JSON.stringify(options.json);
  const response = await fetch(origin + path, { method: options.method ?? 'GET', headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}
