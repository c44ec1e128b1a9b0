import * as v from 'valibot';

/** The stable codes the API answers with when it refuses; the reader's words are chosen from them. */
export const problemCodes = [
  'invalid-body',
  /** The link is not one of ours, has run out, or belongs to something else. */
  'invalid-token',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  /** An issue goes to the readers only after the same issue went to its sender. */
  'not-tried',
  /** The law asks for the sender's postal address in every issue, and the club has given none. */
  'no-postal-address',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  /** The image is no PNG, or no JPEG where one may be: decided by its bytes, not by its name. */
  'unsupported-image-type',
  'image-too-large',
  'image-too-many-pixels',
  'image-animated',
  /** Something else is in the file, or behind the image. */
  'image-not-only-an-image',
  /** The image is cut short or damaged. */
  'image-unreadable',
  'not-implemented',
  /** No mail host is configured: an address taken now would never be confirmed. */
  'no-mail-host',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The JSON of every refusal. `fields` names what was wrong; `current` is the row that won a conflict. */
export const problemSchema = v.object({
  error: v.picklist(problemCodes),
  fields: v.optional(v.array(v.string())),
  current: v.optional(v.unknown()),
});
export type Problem = v.InferOutput<typeof problemSchema>;
