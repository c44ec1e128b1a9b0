import { composeIssueHtml } from '@club/domain/issue-mail';
import { findInvalidLink } from '@club/domain/issue/find-invalid-link';
import {
  findIssueLocale,
  issueFieldNames,
  listMissingFields,
} from '@club/domain/issue/issue-language';
import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { getSender } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { isImageOnHomePage } from '../store/home-page-images.ts';

/** Gmail cuts mails at 102 KB. Each reader's unsubscribe link adds a few bytes. */
const maxHtmlBytes = 100_000;

/**
 * Requires an issue that is complete in one language or in both, not too long, and without invalid
 * links. The home page must show its picture now, with consent.
 *
 * @throws ApiProblem `invalid-body`, `invalid-link`, or `picture-not-published`
 */
export async function checkIssue(db: Firestore, issue: Issue): Promise<void> {
  const missingFields = listMissingFields(issue);
  if (missingFields.length > 0) throw new ApiProblem('invalid-body', { fields: missingFields });
  for (const field of ['text', 'text_fr'] as const) {
    const link = findInvalidLink(issue[field]);
    if (link !== undefined) throw new ApiProblem('invalid-link', { fields: [field], link });
  }
  for (const locale of locales) {
    const html = composeIssueHtml(issue, { locale, sender: getSender() });
    if (Buffer.byteLength(html) > maxHtmlBytes)
      throw new ApiProblem('invalid-body', {
        fields: [issueFieldNames[findIssueLocale(issue, locale)].text],
      });
  }
  if (issue.imageURL === '') return;
  if (!(await isImageOnHomePage(db, issue.imageURL))) throw new ApiProblem('picture-not-published');
}
