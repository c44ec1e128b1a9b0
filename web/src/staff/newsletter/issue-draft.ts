import type { Issue } from '@club/domain/newsletter';
import * as v from 'valibot';

/*
 * The issue that is being written, stored in this browser as it is typed, with the text of the last
 * test mail and the id of the last issue sent: staff can leave the page and continue later.
 */
const draftSchema = v.object({
  issue: v.object({
    subject: v.string(),
    subject_fr: v.string(),
    text: v.string(),
    text_fr: v.string(),
  }),
  tried: v.string(),
  sent: v.optional(v.string()),
});
export type IssueDraft = v.InferOutput<typeof draftSchema>;

export const emptyIssue: Issue = { subject: '', subject_fr: '', text: '', text_fr: '' };
const emptyDraft: IssueDraft = { issue: emptyIssue, tried: '' };
const key = 'draft:newsletter';

/** The stored draft; an empty one if there is none or it cannot be parsed. */
export function loadIssueDraft(): IssueDraft {
  try {
    return v.parse(draftSchema, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return emptyDraft;
  }
}

/** Stores the draft, unless the browser's storage is full or turned off. */
export function saveIssueDraft(draft: IssueDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The page still has the text.
  }
}
