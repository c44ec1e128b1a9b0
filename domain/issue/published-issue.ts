import * as v from 'valibot';
import { imageAddress, instant } from '../validation/fields.ts';
import { type Block, blocksSchema } from './blocks.ts';

const storedBlocksSchema = v.pipe(v.string(), v.parseJson(), blocksSchema);

/** Serializes blocks for a stored field: Firestore has no lists in lists. */
export const serializeBlocks = (blocks: readonly Block[]): string => JSON.stringify(blocks);

/**
 * Parses the blocks of a stored field.
 *
 * @throws ValiError when they are malformed
 */
export const parseStoredBlocks = (text: string): Block[] => v.parse(storedBlocksSchema, text);

const storedBlocks = v.pipe(
  v.string(),
  v.check((value) => v.is(storedBlocksSchema, value), 'blocks'),
);

/**
 * An issue on the site's page of issues, which everybody reads. It has the parsed text, so that
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
