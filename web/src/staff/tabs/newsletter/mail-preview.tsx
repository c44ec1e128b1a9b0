import { identity } from '@club/about/identity';
import { composeIssueNode, localizeIssue } from '@club/domain/issue-mail';
import { issueFieldNames } from '@club/domain/issue/issue-language';
import { darkColors, lightColors, type MailNode } from '@club/domain/issue/mail-node';
import type { Locale } from '@club/domain/locale';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { createElement, Fragment, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';

/** The tags of the mail's headings in the preview, whose own heading is an `h3`. */
const previewTags: { readonly [Tag in MailNode['tag']]?: string } = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
};

interface MailElementProps {
  readonly node: MailNode;
  readonly isDark: boolean;
}

/**
 * An element of a mail with the styles of the mail's HTML. React sets each style as a property,
 * which our security policy allows.
 */
function MailElement({ node, isDark }: MailElementProps): ReactNode {
  const { tag, attributes, style, colorRole, children } = node;
  const colors = isDark ? darkColors : lightColors;
  return createElement(
    previewTags[tag] ?? tag,
    {
      ...attributes,
      ...(tag === 'a' && { target: '_blank', rel: 'noreferrer' }),
      style: { ...(colorRole && colors[colorRole]), ...style },
    },
    children?.map((child, index) => (
      <Fragment key={index}>
        {typeof child === 'string' ? child : <MailElement node={child} isDark={isDark} />}
      </Fragment>
    )),
  );
}

interface MailPreviewProps {
  readonly lang: Locale;
  readonly issue: Issue;
  readonly sender: MailSender;
  /** Whether to show the colours of mail programs in dark mode. */
  readonly isDark: boolean;
}

const orPlaceholder = (text: string) => (text.trim() === '' ? '…' : text);

/**
 * Returns the mail's root element. A long text takes time to parse, so the mail renders after the
 * inputs.
 */
function useMailNode({ lang, issue, sender }: Omit<MailPreviewProps, 'isDark'>) {
  const deferredIssue = useDeferredValue(issue);
  return useMemo(() => {
    const { lang: textLang, subject, text } = localizeIssue(deferredIssue, lang);
    const names = issueFieldNames[textLang];
    return composeIssueNode(
      {
        ...deferredIssue,
        [names.subject]: orPlaceholder(subject),
        [names.text]: orPlaceholder(text),
      },
      {
        locale: lang,
        sender,
        // The preview has no token. Each reader's mail has one.
        unsubscribeLink: `${sender.origin}/newsletter/unsubscribe?lng=${lang}#…`,
      },
    );
  }, [deferredIssue, lang, sender]);
}

/** The mail for readers of this language, in the width of a phone. */
export function MailPreview({ lang, issue, sender, isDark }: MailPreviewProps) {
  const { t } = useTexts();
  const id = useId();
  const { lang: textLang, subject } = localizeIssue(issue, lang);
  return (
    <section
      aria-labelledby={id}
      className="w-full max-w-[22.5rem] content-start justify-self-center bg-white inset-ring inset-ring-ink/15"
    >
      <header className="grid gap-1 border-b border-ink/15 px-5 py-4">
        <h3 id={id} className="text-sm font-semibold text-slate">
          {t(`staffNewsletter:preview.${lang}`)}
        </h3>
        <p lang={textLang} className="text-lg leading-snug font-bold wrap-anywhere">
          {orPlaceholder(subject)}
        </p>
        <p className="text-sm wrap-anywhere text-slate">
          <span lang={lang}>{identity.name[lang]}</span> &lt;{sender.from}&gt;
        </p>
      </header>
      <MailElement node={useMailNode({ lang, issue, sender })} isDark={isDark} />
    </section>
  );
}
