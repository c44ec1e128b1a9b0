import { cleanErrorMessage } from '@club/domain/clean-error-message';
import type { ClientError } from '@club/domain/client-error';

/** What the browser knows of an error. */
export interface BrowserError {
  readonly kind: 'error' | 'rejection' | 'render';
  /** What was thrown, which may be any value. Null if an event has none. */
  readonly error: unknown;
  /** The message of the event, in case `error` has none. */
  readonly message?: string;
  /** The location in the script, as the event states it. */
  readonly filename?: string;
  readonly line?: number;
  readonly column?: number;
}

type ErrorDescription = Pick<ClientError, 'kind' | 'message' | 'script' | 'line' | 'column'>;

interface SourceLocation {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

/** Only the message tells that a chunk could not be loaded: the error has no `code`. */
const chunkMessage =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/iu;

/** An address in a stack, with its line and column. Extensions have their own schemes. */
const stackLocation = /(?<address>[a-z-]+:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)/giu;

const getText = (error: unknown, name: 'name' | 'message' | 'stack'): string => {
  const value: unknown =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** Lists the locations of an error: the event's, then those of the stack. */
function listLocations({ error, filename, line = 0, column = 0 }: BrowserError): SourceLocation[] {
  const matches = [...getText(error, 'stack').matchAll(stackLocation)];
  const stackLocations = matches.map(({ groups }) => ({
    address: groups?.['address'] ?? '',
    line: Number(groups?.['line']),
    column: Number(groups?.['column']),
  }));
  return filename ? [{ address: filename, line, column }, ...stackLocations] : stackLocations;
}

/** The name of a built script; empty for any other address. */
const getScriptName = (address: string): string =>
  /\/assets\/(?<name>[\w-]{1,57}\.js)(?:[?#]|$)/u.exec(address)?.groups?.['name'] ?? '';

/**
 * Describes an error without anything about its visitor. Returns undefined unless our own scripts
 * caused it: all its locations must be of our origin. The error of a script that could not be
 * loaded needs no location.
 */
export function describeClientError(
  browserError: BrowserError,
  origin: string,
): ErrorDescription | undefined {
  const { error, kind } = browserError;
  const isOwn = ({ address }: SourceLocation) => address.startsWith(`${origin}/`);
  const text = [getText(error, 'name'), getText(error, 'message')].filter(Boolean).join(': ');
  const message = cleanErrorMessage(text || (browserError.message ?? ''));
  const locations = listLocations(browserError);
  if (!locations.every(isOwn) || /^Script error\.?$/iu.test(message)) return undefined;
  if (chunkMessage.test(text)) {
    return { kind: 'chunk', message, script: getScriptName(text), line: 0, column: 0 };
  }
  const [location] = locations;
  if (!location || message === '') return undefined;
  return {
    kind,
    message,
    script: getScriptName(location.address),
    line: location.line,
    column: location.column,
  };
}
