import * as v from 'valibot';

/** The counts that the dashboard shows in its tabs and lists. */
export const staffCountsSchema = v.object({
  newMessages: v.number(),
  /** The number of mails that failed, and of those that may or may not have arrived. */
  unsentMails: v.number(),
  /** The number of families that wait for a place, by the program's id. Omits zeros. */
  waitingFamilies: v.record(v.string(), v.number()),
});
export type StaffCounts = v.InferOutput<typeof staffCountsSchema>;
