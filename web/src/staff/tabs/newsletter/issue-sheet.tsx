import { locales } from '@club/domain/locale';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { useEffect, useRef } from 'react';
import { IssueFields } from './issue-fields.tsx';
import { MailPreview } from './mail-preview.tsx';

interface IssueSheetProps {
  readonly issue: Issue;
  readonly sender: MailSender;
  /** Whether a send was refused as incomplete. It marks the empty fields and focuses the first. */
  readonly isRefused: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<Issue>) => void;
}

/** Both languages side by side, each with its preview; stacked on a phone. */
export function IssueSheet({ issue, sender, isRefused, ...rest }: IssueSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) sheet.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);
  return (
    <div
      ref={sheet}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-flow-col md:grid-cols-2 md:grid-rows-[auto_1fr]"
    >
      {locales.map((lang) => (
        <div key={lang} className="contents">
          <IssueFields lang={lang} issue={issue} isRefused={isRefused} {...rest} />
          <MailPreview lang={lang} issue={issue} sender={sender} />
        </div>
      ))}
    </div>
  );
}
