import { composeIssueHtml } from '@club/domain/issue-mail';
import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { getSender } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { isImagePublished } from '../store/published-images.ts';

/** Gmail cuts mails at 102 KB. The link of each reader adds a little. */
const maxHtmlBytes = 100_000;

/**
 * Requires that the mail programs of readers can show the issue: not too long, and with a picture
 * that the club has published and described in both languages.
 *
 * @throws ApiProblem `invalid-body`, or `picture-not-published`
 */
export async function checkIssue(db: Firestore, issue: Issue): Promise<void> {
  for (const locale of locales) {
    const html = composeIssueHtml(issue, { locale, sender: getSender() });
    if (Buffer.byteLength(html) > maxHtmlBytes)
      throw new ApiProblem('invalid-body', { fields: [locale === 'fr' ? 'text_fr' : 'text'] });
  }
  if (issue.imageURL === '') return;
  const missingFields = (['alt', 'alt_fr'] as const).filter((field) => issue[field] === '');
  if (missingFields.length > 0) throw new ApiProblem('invalid-body', { fields: missingFields });
  if (!(await isImagePublished(db, issue.imageURL))) throw new ApiProblem('picture-not-published');
}
