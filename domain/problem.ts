import * as v from 'valibot';

/** The stable error codes of the API. The pages choose their error texts by them. */
export const problemCodes = [
  'invalid-body',
  /** The link's token is forged, expired, or for another purpose. */
  'invalid-token',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  /** The collection has as many rows as it may have. */
  'too-many-rows',
  /** The row is the program of a team or group of the club, which stays on the site. */
  'fixed-program',
  /** An issue needs a test mail to its sender before it goes to the readers. */
  'not-tested',
  /** The law requires the sender's postal address in every issue. The club has not set it. */
  'no-postal-address',
  /** The picture of an issue is not, or no longer, published on the site with a consent on file. */
  'picture-not-published',
  /** The text of an issue has a link with an invalid address. The problem's `link` contains it. */
  'invalid-link',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  /** The bytes are not a PNG, nor a JPEG where the folder accepts one. */
  'unsupported-image-type',
  'image-too-large',
  'image-too-many-pixels',
  'image-animated',
  /** The file also contains a page, a program, a document or an archive. */
  'image-not-only-an-image',
  /** The image is truncated or damaged. */
  'image-unreadable',
  /** Staff removed the image from the site for good. */
  'image-taken-down',
  /** The consent for the image was withdrawn, so the site may not show it without a new one. */
  'consent-withdrawn',
  'not-implemented',
  /** No mail host is configured, so a new subscription could never be confirmed. */
  'no-mail-host',
  /**
   * Whoever runs the site has stopped its writes for a while, such as during a restore. Visitors can
   * still unsubscribe and leave the waiting list.
   */
  'writes-stopped',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The JSON of every error. */
export const problemSchema = v.object({
  error: v.picklist(problemCodes),
  /** The names of the invalid fields. */
  fields: v.optional(v.array(v.string())),
  /** The newer row, message or order, if that is the reason of a conflict. */
  current: v.optional(v.unknown()),
  /** The invalid link of an issue's text. */
  link: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problemSchema>;
