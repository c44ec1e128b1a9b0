import { identity } from '@club/about/identity';
import { parseStoredBlocks } from '@club/domain/issue/blocks';
import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { Locale } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { IssueBlocks } from './issue-blocks.tsx';
import { localizeSubject } from './localize-subject.ts';

/** Sets the document's title, which otherwise is that of the list of issues. */
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

/** The newsletter's text in one language. `lang` is set if that is not the page's language. */
function IssueBody({ issue, lang }: { readonly issue: PublishedIssue; lang: Locale | undefined }) {
  const { locale } = useTexts();
  const [blocks, alt] =
    (lang ?? locale) === 'fr' ? [issue.blocks_fr, issue.alt_fr] : [issue.blocks, issue.alt];
  return (
    <div lang={lang}>
      <IssueBlocks blocks={parseStoredBlocks(blocks) ?? []} imageURL={issue.imageURL} alt={alt} />
    </div>
  );
}

/** React Router's key of the address that the visit began with. */
const firstLocationKey = 'default';

/** A published issue, or a message that the issue is not on the site. */
export function IssueArticle({ issue }: { readonly issue: PublishedIssue | undefined }) {
  const { t, locale } = useTexts();
  const headingRef = useRef<HTMLDivElement>(null);
  const { text: title, lang } = issue
    ? localizeSubject(issue, locale)
    : { text: t('newsletter:issues.unknown.title'), lang: undefined };
  useDocumentTitle(title);
  const { key } = useLocation();
  useEffect(() => {
    // `RouteAnnouncer` focuses the content of a new path only. An issue has the path of the list.
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
              t('newsletter:newsletter.tag')
            )}
          </p>
          <div ref={headingRef} tabIndex={-1} className="focus:shadow-none focus:outline-none">
            <SectionTitle as="h1" size="title" lang={lang} className="max-w-4xl">
              {title}
            </SectionTitle>
          </div>
        </Container>
      </header>
      <Container className="grid min-h-80 max-w-4xl content-start gap-10 py-section">
        {issue ? (
          <IssueBody issue={issue} lang={lang} />
        ) : (
          <p>{t('newsletter:issues.unknown.text')}</p>
        )}
        <TextLink to={paths.newsletterIssues} variant="outline">
          {t('newsletter:issues.all')}
        </TextLink>
      </Container>
    </article>
  );
}
