import type { RequestHandler } from 'express';

const body: unknown = JSON.parse(process.env['BENCH_RESPONSE'] ?? 'null');

/** A handler with one constant response. It has the name of our function. */
export const api: RequestHandler = (_request, response) => {
  response.json(body);
};
