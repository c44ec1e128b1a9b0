import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PublishedIssue } from '@club/domain/issue/published-issue';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PublicList } from '../../data/public/use-list.ts';

/**
 * The issues of the newsletter on the site, ordered by document id. They are not in
 * `data/public/lists.ts`, because only one page reads them.
 */
const publishedIssues: PublicList<PublishedIssue> = {
  key: 'publishedIssues',
  loadReader: async () =>
    (await import('../../data/public/reader/published-issues-reader.ts')).publishedIssuesReader,
};

/** Loaded lazily, because the dates need the library `moment`. */
const IssueList = lazy(async () => ({ default: (await import('./issue-list.tsx')).IssueList }));
const IssueArticle = lazy(async () => ({
  default: (await import('./issue-article.tsx')).IssueArticle,
}));

/**
 * `/newsletter/issues`: the published issues, or one of them with `?issue=`. The build prerenders
 * one page for all issues. An issue appears once it is in the list, from the snapshot or from
 * Firestore. Only Firestore's list shows that an issue is unknown.
 */
function NewsletterIssuesPage() {
  const { t } = useTexts();
  const { state, lastRead, retry } = useList(publishedIssues);
  const [search] = useSearchParams();
  const id = search.get('issue');
  const title = t('newsletter:issues.title');
  const lead = t('newsletter:issues.lead');
  const issue = state.status === 'ready' ? state.data.find(({ _id }) => _id === id) : undefined;
  if (id !== null && (issue || lastRead === 'done'))
    return (
      <Suspense fallback={<PageHeader title={title} lead={lead} />}>
        <IssueArticle issue={issue} key={id} />
      </Suspense>
    );
  const readState = { status: lastRead === 'failed' ? 'error' : 'loading' } as const;
  return (
    <>
      <PageIntro title={title} art="/images/pages/letter.svg">
        <p className="max-w-xl text-lead">{lead}</p>
      </PageIntro>
      {/* The room for the text and the link of an empty list, so that the footer does not move. */}
      <Container className="min-h-88 py-section sm:min-h-80">
        <LoadStateView
          state={id === null ? state : readState}
          retry={retry}
          className={
            state.status === 'empty' ? 'max-w-2xl border-l-8 border-sun bg-white px-6' : ''
          }
          texts={{
            loading: t('newsletter:issues.loading'),
            error: t('newsletter:issues.error'),
            empty: t('newsletter:issues.empty'),
          }}
        >
          {(readyIssues) => (
            <Suspense fallback={null}>
              <IssueList issues={readyIssues} />
            </Suspense>
          )}
        </LoadStateView>
        {id === null && state.status === 'empty' && (
          <TextLink to="#newsletter" variant="primary" className="mt-6">
            {t('newsletter:issues.subscribe')}
          </TextLink>
        )}
      </Container>
    </>
  );
}

export { NewsletterIssuesPage as Component };
