import { CommandError } from '../../emulators/command-error.ts';

/** A request that Google refused, or that got no valid response. */
export class GoogleError extends CommandError {
  override name = 'GoogleError';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Google's name of the reason, such as `SERVICE_DISABLED` or `BILLING_DISABLED`. */
  readonly reason: string;

  constructor(message: string, status: number, reason = '') {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly status?: string;
    readonly details?: readonly { readonly reason?: string }[];
  };
}

/** Makes the error for a response, with Google's own message. */
export function makeGoogleError(call: string, status: number, text: string): GoogleError {
  let body: ErrorBody = {};
  try {
    body = JSON.parse(text) as ErrorBody;
  } catch {
    // An error page of a proxy is not JSON.
  }
  const { message = text.slice(0, 200), status: name = '', details = [] } = body.error ?? {};
  const reason = details.find((detail) => detail.reason !== undefined)?.reason ?? name;
  return new GoogleError(`${call} was answered with ${status}: ${message}`, status, reason);
}
