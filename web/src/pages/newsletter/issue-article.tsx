import { identity } from '@club/about/identity';
import { parseStoredBlocks } from '@club/domain/issue/blocks';
import type { PublishedIssue } from '@club/domain/issue/published-issue';
import { paths } from '@club/domain/paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { IssueBlocks } from './issue-blocks.tsx';

/** Sets the document's title, which otherwise is the one of all issues. */
function useDocumentTitle(title: string): void {
  const { t, locale } = useTexts();
  const fullTitle = t('common:page_title', { page: title, club: identity.name[locale] });
  useEffect(() => {
    const previousTitle = document.title;
    document.title = fullTitle;
    return () => {
      document.title = previousTitle;
    };
  }, [fullTitle]);
}

/** The newsletter's text in the page's language. */
function IssueBody({ issue }: { readonly issue: PublishedIssue }) {
  const { locale } = useTexts();
  const [blocks, alt] =
    locale === 'fr' ? [issue.blocks_fr, issue.alt_fr] : [issue.blocks, issue.alt];
  return (
    <IssueBlocks blocks={parseStoredBlocks(blocks) ?? []} imageURL={issue.imageURL} alt={alt} />
  );
}

/** React Router's key of the address that the visit began with. */
const firstLocationKey = 'default';

/** A published issue. Without one, the page says that it is not on the site. */
export function IssueArticle({ issue }: { readonly issue: PublishedIssue | undefined }) {
  const { t, locale } = useTexts();
  const headingRef = useRef<HTMLDivElement>(null);
  const subject = locale === 'fr' ? issue?.subject_fr : issue?.subject;
  const title = subject ?? t('newsletter:issues.unknown.title');
  useDocumentTitle(title);
  const { key } = useLocation();
  useEffect(() => {
    // The router focuses the content of a new path only, and an issue has the path of the list.
    if (key !== firstLocationKey) headingRef.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <article>
      <header className="bands bg-ink text-white">
        <Container className="grid gap-5 py-section">
          <p className="text-lead font-semibold">
            {issue ? (
              <time dateTime={issue.updatedAt}>{formatDate(issue.updatedAt, locale)}</time>
            ) : (
              t('newsletter:tag')
            )}
          </p>
          <div ref={headingRef} tabIndex={-1} className="focus:shadow-none focus:outline-none">
            <SectionTitle as="h1" size="title" className="max-w-4xl">
              {title}
            </SectionTitle>
          </div>
        </Container>
      </header>
      <Container className="grid min-h-80 max-w-4xl content-start gap-10 py-section">
        {issue ? <IssueBody issue={issue} /> : <p>{t('newsletter:issues.unknown.text')}</p>}
        <TextLink to={paths.newsletterIssues} variant="outline">
          {t('newsletter:issues.all')}
        </TextLink>
      </Container>
    </article>
  );
}
