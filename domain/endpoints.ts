import * as v from 'valibot';
import { bannerSchema, bannerUpdateSchema } from './content/banner.ts';
import { carouselItemSchema, carouselItemUpdateSchema } from './content/carousel-item.ts';
import { clientErrorSchema } from './client-error.ts';
import { contactSchema } from './contact.ts';
import { healthSchema } from './health.ts';
import { mailQueueSchema, resendSchema } from './mail.ts';
import {
  audienceSchema,
  issueProgressSchema,
  publicationSchema,
  sendIssueSchema,
  sentIssueSchema,
  subscriptionSchema,
  tokenSchema,
  unsubscriptionSchema,
} from './newsletter.ts';
import { editableRow, historyEntrySchema, restoreSchema } from './history.ts';
import { noteSchema, noteUpdateSchema } from './content/note.ts';
import { programSchema, programUpdateSchema } from './content/program.ts';
import { staffSessionSchema } from './staff-session.ts';
import { uploadedImageSchema } from './uploaded-image.ts';

/**
 * Who may call an endpoint. It has no default: an entry without it does not compile. Everyone may
 * call a `public-or-staff` endpoint, and staff get more data.
 */
export type Access = 'public' | 'public-or-staff' | 'staff';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** The path on the site's origin. `{id}` and `{collection}` match one segment each. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The schema of the JSON body. `null` without a body, or if it is not JSON. */
  readonly input: v.GenericSchema | null;
  readonly output: v.GenericSchema;
  /** Whether the endpoint also accepts a form-encoded body, from a plain HTML form. */
  readonly acceptsForm?: true;
  /** Whether it works even while writes are stopped. The law requires this of unsubscribing. */
  readonly worksWhileStopped?: true;
}

const acknowledgement = v.object({ ok: v.literal(true) });

/** The `/api` endpoints (specification, section 7), shared by web, functions and tests. */
export const endpoints = {
  listCarousels: {
    method: 'GET',
    path: '/api/carousels/getAll',
    access: 'public',
    input: null,
    output: v.array(carouselItemSchema),
  },
  listBanners: {
    method: 'GET',
    path: '/api/banners/getAll',
    access: 'public-or-staff', // visitors get the displayed banners, staff get all
    input: null,
    output: v.array(bannerSchema),
  },
  listNotes: {
    method: 'GET',
    path: '/api/notes/getAll',
    access: 'public',
    input: null,
    output: v.array(noteSchema),
  },
  listPrograms: {
    method: 'GET',
    path: '/api/programs/all',
    access: 'public',
    input: null,
    output: v.array(programSchema),
  },
  /** The deployed version, and the caller's IP address as the rate limiter sees it. */
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    input: null,
    output: healthSchema,
  },
  subscribe: {
    method: 'POST',
    path: '/api/email/subscribe',
    access: 'public',
    input: subscriptionSchema,
    output: acknowledgement,
    acceptsForm: true,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/email/unsubscribe',
    access: 'public',
    input: unsubscriptionSchema,
    output: acknowledgement,
    acceptsForm: true,
    worksWhileStopped: true,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/email/confirm',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
  },
  unsubscribeByLink: {
    method: 'POST',
    path: '/api/email/unsubscribe-link',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
    worksWhileStopped: true,
  },
  /** A mail program sends this when its user presses the unsubscribe button (RFC 8058). */
  unsubscribeByOneClick: {
    method: 'POST',
    path: '/api/email/one-click/{id}',
    access: 'public',
    input: null, // the handler ignores the body and reads the token in the path
    output: acknowledgement,
    worksWhileStopped: true,
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    input: contactSchema,
    output: acknowledgement,
    acceptsForm: true,
  },
  /** Counts an error of the pages. The response is the same if the report is over a limit. */
  reportClientError: {
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    input: clientErrorSchema,
    output: acknowledgement,
  },
  sendIssue: {
    method: 'POST',
    path: '/api/newsletter/send',
    access: 'staff',
    input: sendIssueSchema,
    output: issueProgressSchema,
  },
  getIssue: {
    method: 'GET',
    path: '/api/newsletter/issues/{id}',
    access: 'staff',
    input: null,
    output: issueProgressSchema,
  },
  /** Lists the issues that readers have received, and whether visitors can read them on the site. */
  listIssues: {
    method: 'GET',
    path: '/api/newsletter/issues',
    access: 'staff',
    input: null,
    output: v.array(sentIssueSchema),
  },
  setIssuePublication: {
    method: 'PUT',
    path: '/api/newsletter/issues/{id}/publication',
    access: 'staff',
    input: publicationSchema,
    output: acknowledgement,
  },
  getAudience: {
    method: 'GET',
    path: '/api/newsletter/audience',
    access: 'staff',
    input: null,
    output: audienceSchema,
  },
  /** Lists the mails that are queued, failed or may have arrived, with the reason. */
  getMailQueue: {
    method: 'GET',
    path: '/api/mail/queue',
    access: 'staff',
    input: null,
    output: mailQueueSchema,
  },
  /** Queues a mail again after it failed or may have arrived; 409 if it has changed since. */
  resendMail: {
    method: 'POST',
    path: '/api/mail/queue/{id}/resend',
    access: 'staff',
    input: resendSchema,
    output: acknowledgement,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/upload',
    access: 'staff',
    input: null, // multipart: imageFormSchema
    output: uploadedImageSchema,
  },
  updateNote: {
    method: 'PUT',
    path: '/api/notes/update/{id}',
    access: 'staff',
    input: noteUpdateSchema,
    output: noteSchema,
  },
  updateCarouselItem: {
    method: 'PUT',
    path: '/api/carousels/update/{id}',
    access: 'staff',
    input: carouselItemUpdateSchema,
    output: carouselItemSchema,
  },
  updateBanner: {
    method: 'PUT',
    path: '/api/banners/update/{id}',
    access: 'staff',
    input: bannerUpdateSchema,
    output: bannerSchema,
  },
  updateProgram: {
    method: 'PATCH',
    path: '/api/programs/{id}',
    access: 'staff',
    input: programUpdateSchema,
    output: programSchema,
  },
  listHistory: {
    method: 'GET',
    path: '/api/history/{collection}/{id}',
    access: 'staff',
    input: null,
    output: v.array(historyEntrySchema),
  },
  /** Restores a row to its state before the save in history entry `{id}`. */
  restoreRow: {
    method: 'POST',
    path: '/api/history/{id}/restore',
    access: 'staff',
    input: restoreSchema,
    output: editableRow,
  },
  getStaffSession: {
    method: 'GET',
    path: '/api/staff/session',
    access: 'staff',
    input: null,
    output: staffSessionSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
/** The body a caller sends; fields with a default are optional. */
export type BodyOf<Name extends EndpointName> =
  (typeof endpoints)[Name]['input'] extends infer Schema
    ? Schema extends v.GenericSchema
      ? v.InferInput<Schema>
      : undefined
    : never;
/** The parsed body a handler gets. */
export type ParsedBodyOf<Name extends EndpointName> =
  (typeof endpoints)[Name]['input'] extends infer Schema
    ? Schema extends v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : never;
export type OutputOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['output']>;
