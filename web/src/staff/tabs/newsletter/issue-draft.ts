import type { Issue } from '@club/domain/newsletter';
import * as v from 'valibot';
import { loadDraft, storeDraft } from '../../../state/draft-store.ts';
import { nameAccountDraft } from '../../shell/account-draft.ts';

/**
 * The draft of an issue. `tried` is the serialized issue of the last test mail, `sent` the id of
 * the last issue sent.
 */
const draftSchema = v.object({
  issue: v.object({
    subject: v.string(),
    subject_fr: v.string(),
    text: v.string(),
    text_fr: v.string(),
    // Drafts of earlier releases have no picture.
    imageURL: v.optional(v.string(), ''),
    alt: v.optional(v.string(), ''),
    alt_fr: v.optional(v.string(), ''),
  }),
  tried: v.string(),
  sent: v.optional(v.string()),
});
export type IssueDraft = v.InferOutput<typeof draftSchema>;

export const emptyIssue: Issue = {
  subject: '',
  subject_fr: '',
  text: '',
  text_fr: '',
  imageURL: '',
  alt: '',
  alt_fr: '',
};
const emptyDraft: IssueDraft = { issue: emptyIssue, tried: '' };
const draftName = 'newsletter';

/** Loads the draft; an empty one if missing or malformed. */
export function loadIssueDraft(): IssueDraft {
  const result = v.safeParse(draftSchema, loadDraft('localStorage', nameAccountDraft(draftName)));
  return result.success ? result.output : emptyDraft;
}

/** Stores the draft. */
export const storeIssueDraft = (draft: IssueDraft): void =>
  storeDraft('localStorage', nameAccountDraft(draftName), draft);
