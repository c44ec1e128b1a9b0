import type { EndpointName, endpoints, InputOf, OutputOf } from '@club/domain/endpoints';
import type { Request } from 'express';
import type { Staff } from '../store/staff-accounts.ts';

interface StaffBy {
  readonly public: null;
  readonly 'public-or-staff': Staff | null;
  readonly staff: Staff;
}

/** What a handler is given: all of it checked already. `staff` is null on public endpoints only. */
interface HandlerCall<Name extends EndpointName> {
  readonly input: InputOf<Name>;
  readonly staff: StaffBy[(typeof endpoints)[Name]['access']];
  /** The path's `{id}`, empty where the path has none. */
  readonly id: string;
  /** The path's `{collection}`, likewise. */
  readonly collection: string;
  readonly request: Request;
}

/** What a handler gives: the endpoint's output, and how long it may be kept. Default: not at all. */
interface HandlerResult<Name extends EndpointName> {
  readonly body: OutputOf<Name>;
  readonly cacheControl?: string;
  /** A path of the site to lead the browser to, in place of the body; never from the request. */
  readonly redirect?: `/${string}`;
}

export type Handler<Name extends EndpointName> = (
  call: HandlerCall<Name>,
) => HandlerResult<Name> | Promise<HandlerResult<Name>>;

/** The endpoints that the function `upload` answers (src/upload.ts); `api` answers all the others. */
type UploadEndpoint = 'uploadImage';
type HandlersOf<Names extends EndpointName> = { readonly [Name in Names]: Handler<Name> };
/** The handlers of each function. An endpoint of the table that neither answers does not compile. */
export type ApiHandlers = HandlersOf<Exclude<EndpointName, UploadEndpoint>>;
export type UploadHandlers = HandlersOf<UploadEndpoint>;
/** The handlers of some function. */
export type Handlers = Partial<ApiHandlers & UploadHandlers>;

/** The same, once the table's loop has forgotten which endpoint it is at. */
export interface AnyResult {
  readonly body: unknown;
  readonly cacheControl?: string;
  readonly redirect?: string;
}
export type AnyHandler = (call: {
  input: unknown;
  staff: Staff | null;
  id: string;
  collection: string;
  request: Request;
}) => AnyResult | Promise<AnyResult>;
