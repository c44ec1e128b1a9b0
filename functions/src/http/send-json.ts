import type { Response } from 'express';

const jsonCache = new WeakMap<object, Buffer>();

/** A body as bytes of JSON. One that several visitors share, from one read, is written out once. */
function toBytes(body: unknown): Buffer {
  const cachedBytes = typeof body === 'object' && body !== null ? jsonCache.get(body) : undefined;
  if (cachedBytes) return cachedBytes;
  const bytes = Buffer.from(JSON.stringify(body));
  if (typeof body === 'object' && body !== null) jsonCache.set(body, bytes);
  return bytes;
}

/** Answers with a body in JSON, as Express's own `json` does, but for the entity tag nobody asks for. */
export function sendJson(response: Response, body: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(toBytes(body));
}
