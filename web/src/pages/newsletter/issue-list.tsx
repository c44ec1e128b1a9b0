import type { PublishedIssue } from '@club/domain/issue/published-issue';
import { issueHref } from '@club/domain/issue/issue-href';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const byDate = (a: PublishedIssue, b: PublishedIssue) => b.updatedAt.localeCompare(a.updatedAt);

/** The published issues, the latest first. */
export function IssueList({ issues }: { readonly issues: readonly PublishedIssue[] }) {
  const { locale } = useTexts();
  return (
    <ul className="max-w-4xl">
      {issues.toSorted(byDate).map(({ _id, subject, subject_fr, updatedAt }) => (
        <li key={_id} className="border-t-2 border-ink/15 last:border-b-2">
          <TextLink
            to={issueHref(_id)}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-6 hover:text-river"
          >
            <span className="grid gap-1">
              <time dateTime={updatedAt} className="font-semibold text-slate">
                {formatDate(updatedAt, locale)}
              </time>
              <span className="font-display text-heading font-extrabold underline-offset-4 group-hover:underline">
                {locale === 'fr' ? subject_fr : subject}
              </span>
            </span>
            <ArrowIcon />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
