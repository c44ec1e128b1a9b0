import { CommandError } from '../../emulators/command-error.ts';

/** A request that Google refused, or that got no valid response. */
export class GoogleError extends CommandError {
  override name = 'GoogleError';
  /** The HTTP status, or the error code of a failed operation; 0 without a response. */
  readonly status: number;
  /**
   * Google's name of the reason, such as `SERVICE_DISABLED`. Without a reason, it is the name of
   * the status, such as `NOT_FOUND`.
   */
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
  const { message = text.slice(0, 200), status: statusName = '', details = [] } = body.error ?? {};
  const reason = details.find((detail) => detail.reason !== undefined)?.reason ?? statusName;
  return new GoogleError(`${call} was answered with ${status}: ${message}`, status, reason);
}
