import * as v from 'valibot';
import { imageAddress, instant } from '../validation/fields.ts';
import { parseStoredBlocks } from './blocks.ts';

const storedBlocks = v.pipe(
  v.string(),
  v.check((value) => parseStoredBlocks(value) !== undefined, 'blocks'),
);

/**
 * An issue on the site's page of issues, which everyone may read. It has the parsed text, so that
 * visitors download no parser, and nothing about who wrote or sent it.
 */
export const publishedIssueSchema = v.object({
  _id: v.string(),
  subject: v.string(),
  subject_fr: v.string(),
  /** The blocks as JSON. */
  blocks: storedBlocks,
  blocks_fr: storedBlocks,
  /** The picture; empty without one, or after it was taken down. */
  imageURL: imageAddress,
  alt: v.string(),
  alt_fr: v.string(),
  /** When the issue was sent to the readers. */
  updatedAt: instant,
});
export type PublishedIssue = v.InferOutput<typeof publishedIssueSchema>;
