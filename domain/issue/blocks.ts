import * as v from 'valibot';
import { isHttpsAddress } from '../validation/https-address.ts';

const mailAddress = /^mailto:[^\s<>"]+$/iu;

/** Whether an issue may link to an address: a page by https, or an e-mail address. */
export const isIssueLink = (address: string): boolean =>
  isHttpsAddress(address) || mailAddress.test(address);

/** A part of a text with one look. A line break is `\n` in `text`. */
const spanSchema = v.object({
  text: v.string(),
  isBold: v.exactOptional(v.literal(true)),
  /** The address of a link. */
  href: v.exactOptional(v.pipe(v.string(), v.check(isIssueLink))),
});
export type Span = Readonly<v.InferOutput<typeof spanSchema>>;

const spansSchema = v.array(spanSchema);

const blockSchema = v.variant('type', [
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), spans: spansSchema }),
  v.object({ type: v.literal('paragraph'), spans: spansSchema }),
  v.object({
    type: v.literal('list'),
    /** The first number; absent for a list with bullets. */
    start: v.exactOptional(v.number()),
    items: v.array(spansSchema),
  }),
  v.object({ type: v.literal('picture') }),
]);

/** A block of an issue's text. There is at most one picture, the one that staff have chosen. */
export type Block = Readonly<v.InferOutput<typeof blockSchema>>;

/** The blocks of a text. */
export const blocksSchema = v.array(blockSchema);

/** The text of spans without their look. */
export const spansToText = (spans: readonly Span[]): string =>
  spans.map(({ text }) => text).join('');
