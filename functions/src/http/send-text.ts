import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * Whether the caller already has the text that the ETag identifies. Express's `fresh` is not used,
 * because it is false for a request with `Cache-Control: no-cache`. Calendar apps send that header.
 * A CDN may mark the ETag as weak (`W/`).
 */
const hasSameText = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '')
    .split(',')
    .some((value) => value.trim().replace(/^W\//u, '') === etag);

/** Sends a text with an ETag, or 304 to a caller who has the same text. */
export function sendText(
  request: Request,
  response: Response,
  { text, contentType }: { readonly text: string; readonly contentType: string },
): void {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  response.setHeader('ETag', etag);
  if (hasSameText(request, etag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
