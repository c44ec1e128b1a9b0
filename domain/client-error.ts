import * as v from 'valibot';
import { cleanErrorMessage } from './clean-error-message.ts';
import { reportablePages } from './reportable-page.ts';
import { locales } from './locale.ts';

/**
 * Where an error surfaced: uncaught, in an unhandled promise rejection, or in a React render.
 * `chunk` is a script that failed to load.
 */
const clientErrorKinds = ['error', 'rejection', 'render', 'chunk'] as const;

/**
 * The file name of a built script, or empty. The build writes no other dot into it, so no report can
 * contain a domain here.
 */
const scriptName = v.pipe(v.string(), v.regex(/^(?:[\w-]{1,57}\.js)?$/u));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** The body of a browser's error report. It contains nothing about the visitor. */
export const clientErrorSchema = v.strictObject({
  kind: v.picklist(clientErrorKinds),
  // The browser has cleaned the message. Anybody can send a report, so the server cleans it again.
  message: v.pipe(v.string(), v.maxLength(1000), v.transform(cleanErrorMessage), v.nonEmpty()),
  /** The file name of the built script; empty for the page itself or an unknown script. */
  script: scriptName,
  line: position,
  column: position,
  page: v.picklist(reportablePages),
  locale: v.picklist(locales),
  /** The name of the entry script, which differs for each build of the pages. */
  version: scriptName,
});
export type ClientError = v.InferOutput<typeof clientErrorSchema>;
