import type { Issue } from '@club/domain/newsletter';
import * as v from 'valibot';

/*
 * The issue that is being written, kept in this browser as it is typed, with the words that went on
 * trial last and the issue that was sent last: leaving the page costs nobody their place.
 */
const kept = v.object({
  issue: v.object({
    subject: v.string(),
    subject_fr: v.string(),
    text: v.string(),
    text_fr: v.string(),
  }),
  tried: v.string(),
  sent: v.optional(v.string()),
});
export type KeptIssue = v.InferOutput<typeof kept>;

export const emptyIssue: Issue = { subject: '', subject_fr: '', text: '', text_fr: '' };
const nothing: KeptIssue = { issue: emptyIssue, tried: '' };
const key = 'draft:newsletter';

/** What was kept; an empty issue where there is nothing that can be read. */
export function readKeptIssue(): KeptIssue {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return nothing;
  }
}

/** Keeps all of it. A full or forbidden storage is no reason to stop anybody from typing. */
export function keepIssue(now: KeptIssue): void {
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // The page still has the words.
  }
}
