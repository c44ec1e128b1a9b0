import { identity } from '@club/about/identity';
import { localizeIssue, issueParagraphs } from '@club/domain/issue-mail';
import type { Locale } from '@club/domain/locale';
import { readParagraphs } from '@club/domain/mail-text';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';

interface MailPreviewProps {
  readonly lang: Locale;
  readonly issue: Issue;
  readonly sender: MailSender;
}

/** Renders the paragraphs of a mail. Its links are not clickable. */
function MailText({ text }: { text: string }) {
  return readParagraphs(text).map((lines, index) => (
    <p key={index} className="whitespace-pre-line">
      {lines.map((pieces, lineIndex) => (
        <span key={lineIndex}>
          {lineIndex > 0 && '\n'}
          {pieces.map((piece, pieceIndex) =>
            piece.isLink ? (
              <span key={pieceIndex} className="text-river underline">
                {piece.text}
              </span>
            ) : (
              piece.text
            ),
          )}
        </span>
      ))}
    </p>
  ));
}

/** The mail for readers of this language. */
export function MailPreview({ lang, issue, sender }: MailPreviewProps) {
  const { t } = useTexts();
  const id = useId();
  const { subject, text } = localizeIssue(issue, lang);
  const issueWithPlaceholders = {
    ...issue,
    ...(text.trim() === '' && { text: '…', text_fr: '…' }),
  };
  // The preview has no token. Each reader's mail has one.
  const unsubscribeAddress = `${sender.origin}/newsletter/unsubscribe?lng=${lang}#…`;
  return (
    <section aria-labelledby={id} className="content-start bg-white">
      <div className="h-2 band-rule" />
      <header className="grid gap-1 border-b border-ink/15 px-5 py-4">
        <h3 id={id} className="text-sm font-semibold text-slate">
          {t(`staffNewsletter:preview.${lang}`)}
        </h3>
        <p lang={lang} className="text-lg leading-snug font-bold wrap-anywhere">
          {subject.trim() === '' ? '…' : subject}
        </p>
        <p className="text-sm wrap-anywhere text-slate">
          <span lang={lang}>{identity.name[lang]}</span> &lt;{sender.from}&gt;
        </p>
      </header>
      <div lang={lang} className="grid gap-4 px-5 py-5 wrap-anywhere">
        <MailText
          text={issueParagraphs(issueWithPlaceholders, lang, sender, unsubscribeAddress).join(
            '\n\n',
          )}
        />
      </div>
    </section>
  );
}
