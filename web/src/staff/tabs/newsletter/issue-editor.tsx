import { locales } from '@club/domain/locale';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { useEffect, useRef } from 'react';
import { IssueFields } from './issue-fields.tsx';
import { MailPreview } from './mail-preview.tsx';

interface IssueEditorProps {
  readonly issue: Issue;
  readonly sender: MailSender;
  /**
   * Whether a send was refused as incomplete. Empty fields are then marked, and the first gets the
   * focus.
   */
  readonly isRefused: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<Issue>) => void;
}

/** The inputs and the preview of each language, side by side; stacked on a phone. */
export function IssueEditor({ issue, sender, isRefused, ...rest }: IssueEditorProps) {
  const editorRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) editorRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);
  return (
    <div
      ref={editorRef}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-flow-col md:grid-cols-2 md:grid-rows-[auto_1fr]"
    >
      {locales.map((lang) => (
        <div key={lang} className="contents">
          <IssueFields lang={lang} issue={issue} isRefused={isRefused} {...rest} />
          <MailPreview lang={lang} issue={issue} sender={sender} isDark={false} />
        </div>
      ))}
    </div>
  );
}
