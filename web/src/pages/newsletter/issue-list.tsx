import type { PublishedIssue } from '@club/domain/issue/published-issue';
import { makeIssueHref } from '@club/domain/issue/issue-href';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { localizeSubject } from './localize-subject.ts';

const compareNewestFirst = (a: PublishedIssue, b: PublishedIssue) =>
  b.updatedAt.localeCompare(a.updatedAt);

/** The issue's subject in the visitor's language, or in the only language of the issue. */
function IssueTitle({ issue }: { readonly issue: PublishedIssue }) {
  const { locale } = useTexts();
  const { text, lang } = localizeSubject(issue, locale);
  return (
    <span
      lang={lang}
      className="font-display text-heading font-extrabold underline-offset-4 group-hover:underline"
    >
      {text}
    </span>
  );
}

/** The published issues, the latest first. */
export function IssueList({ issues }: { readonly issues: readonly PublishedIssue[] }) {
  const { locale } = useTexts();
  return (
    <ul className="max-w-4xl">
      {issues.toSorted(compareNewestFirst).map((issue) => (
        <li key={issue._id} className="border-t-2 border-ink/15 last:border-b-2">
          <TextLink
            to={makeIssueHref(issue._id)}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-6 hover:text-river"
          >
            <span className="grid gap-1">
              <time dateTime={issue.updatedAt} className="font-semibold text-slate">
                {formatDate(issue.updatedAt, locale)}
              </time>
              <IssueTitle issue={issue} />
            </span>
            <ArrowIcon />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
