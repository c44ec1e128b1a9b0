import type { EndpointName, endpoints, ParsedBodyOf, OutputOf } from '@club/domain/endpoints';
import type { Request } from 'express';
import type { Staff } from '../store/staff-accounts.ts';

interface StaffByAccess {
  readonly public: null;
  readonly 'public-or-staff': Staff | null;
  readonly staff: Staff;
}

/**
 * The checked arguments of a handler. `staff` is never null on an endpoint with the access `staff`,
 * and always null on a public one.
 */
interface HandlerCall<Name extends EndpointName> {
  readonly input: ParsedBodyOf<Name>;
  readonly staff: StaffByAccess[(typeof endpoints)[Name]['access']];
  /** The path's `{id}`; empty without one. */
  readonly id: string;
  /** The path's `{collection}`; empty without one. */
  readonly collection: string;
  readonly request: Request;
}

/** The result of a handler. Without `cacheControl`, no cache may store it. */
interface HandlerResult<Name extends EndpointName> {
  readonly body: OutputOf<Name>;
  readonly cacheControl?: string;
  /** The content type of a string body. Without it, the body is sent as JSON. */
  readonly contentType?: string;
  /** A path of the site to redirect to instead of the body. It never comes from the request. */
  readonly redirect?: `/${string}`;
}

export type Handler<Name extends EndpointName> = (
  call: HandlerCall<Name>,
) => HandlerResult<Name> | Promise<HandlerResult<Name>>;

/** The endpoints of the function `upload` (src/upload.ts). The function `api` has all others. */
type UploadEndpoint = 'uploadImage';
type HandlersOf<Names extends EndpointName> = { readonly [Name in Names]: Handler<Name> };
/** The handlers of each function. An endpoint without a handler does not compile. */
export type ApiHandlers = HandlersOf<Exclude<EndpointName, UploadEndpoint>>;
export type UploadHandlers = HandlersOf<UploadEndpoint>;
/** The handlers of any function. */
export type Handlers = Partial<ApiHandlers & UploadHandlers>;

/** The same types without the endpoint's name, for the loop over all endpoints. */
export interface AnyResult {
  readonly body: unknown;
  readonly cacheControl?: string;
  readonly contentType?: string;
  readonly redirect?: string;
}
export type AnyHandler = (call: {
  input: unknown;
  staff: Staff | null;
  id: string;
  collection: string;
  request: Request;
}) => AnyResult | Promise<AnyResult>;
