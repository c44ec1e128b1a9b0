import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { publishedIssues } from './published-issues.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Loaded lazily, because the dates need the library `moment`. */
const IssueList = lazy(async () => ({ default: (await import('./issue-list.tsx')).IssueList }));
const IssueArticle = lazy(async () => ({
  default: (await import('./issue-article.tsx')).IssueArticle,
}));

/**
 * `/newsletter/issues`: the published issues, or one of them with `?issue=`. The build prerenders
 * one page for all, so an issue is shown only after Firestore's response.
 */
function NewsletterIssuesPage() {
  const { t } = useTexts();
  const { state, retry } = useCollection(publishedIssues);
  const [search] = useSearchParams();
  const id = search.get('issue');
  const header = (
    <PageHeader title={t('newsletter:issues.title')} lead={t('newsletter:issues.lead')} />
  );
  const issues = state.status === 'ready' ? state.data : [];
  const isLoaded = state.status === 'ready' || state.status === 'empty';
  if (id !== null && isLoaded)
    return (
      <Suspense fallback={header}>
        <IssueArticle issue={issues.find(({ _id }) => _id === id)} key={id} />
      </Suspense>
    );
  return (
    <>
      {header}
      <Container className="min-h-80 py-section">
        <LoadStateView
          state={state}
          retry={retry}
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
      </Container>
    </>
  );
}

export { NewsletterIssuesPage as Component };
