import type { Response } from 'express';

const jsonCache = new WeakMap<object, Buffer>();

/** Serializes a body. A body that several visitors share is serialized once. */
function toBytes(body: unknown): Buffer {
  const cachedBytes = typeof body === 'object' && body !== null ? jsonCache.get(body) : undefined;
  if (cachedBytes) return cachedBytes;
  const bytes = Buffer.from(JSON.stringify(body));
  if (typeof body === 'object' && body !== null) jsonCache.set(body, bytes);
  return bytes;
}

/** Sends JSON like Express's `json`, but without computing an ETag. */
export function sendJson(response: Response, body: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(toBytes(body));
}
