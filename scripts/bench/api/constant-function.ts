import type { RequestHandler } from 'express';

const body: unknown = JSON.parse(process.env['BENCH_ANSWER'] ?? 'null');

/** A handler with one constant answer, by the name of the function that it is compared with. */
export const api: RequestHandler = (_request, response) => {
  response.json(body);
};
