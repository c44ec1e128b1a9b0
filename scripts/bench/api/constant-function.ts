import type { RequestHandler } from 'express';

const body: unknown = JSON.parse(process.env['BENCH_RESPONSE'] ?? 'null');

/** A handler with one constant response. Its export has our function's name. */
export const api: RequestHandler = (_request, response) => {
  response.json(body);
};
