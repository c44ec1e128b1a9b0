import * as v from 'valibot';
import { instant, text } from './validation/fields.ts';

/**
 * The path of the document that stops the site's writes, its mails, or both. Without the document
 * nothing is stopped.
 */
export const siteSwitchPath = 'switches/site';

/** The most characters of the reason. */
const maxReasonLength = 200;

/** The document at {@link siteSwitchPath}. Only whoever runs the site writes it (docs/decisions/operations.md). */
export const siteSwitchSchema = v.object({
  /**
   * Whether the API refuses all requests that change something, except unsubscribing and leaving the
   * waiting list. The calendar is not read, banners neither appear nor end at their times, and the
   * urgent notice does not end at its time.
   */
  areWritesStopped: v.boolean(),
  /** Whether the mail queue and the fan-out of issues wait. This is independent of the writes. */
  areMailsStopped: v.optional(v.boolean(), false),
  /** When the switch was last changed, in ISO 8601. */
  since: instant,
  /** The reason, for whoever finds the site stopped. Visitors do not see it. */
  reason: v.optional(text(maxReasonLength)),
});
export type SiteSwitch = v.InferOutput<typeof siteSwitchSchema>;
