import { locales } from '@club/domain/locale';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { listMissingFields } from '@club/domain/issue/issue-language';
import { IssueFields } from './issue-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PictureField } from './picture-field.tsx';
import type { SendOutcome } from './use-issue.ts';

interface IssueEditorProps {
  readonly issue: Issue;
  readonly sender: MailSender;
  /**
   * The outcome of a send that was refused because of empty fields; undefined otherwise. Each new one
   * moves the focus to the first of these fields.
   */
  readonly incompleteOutcome: SendOutcome | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<Issue>) => void;
}

const colorNames = ['light', 'dark'] as const;

/** The inputs of each language, the photo, and the mails as readers get them. */
export function IssueEditor({ issue, sender, incompleteOutcome, ...rest }: IssueEditorProps) {
  const { t } = useTexts();
  const [colors, setColors] = useState<(typeof colorNames)[number]>('light');
  const missingFields = incompleteOutcome ? listMissingFields(issue) : [];
  const editorRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (incompleteOutcome) editorRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [incompleteOutcome]);
  return (
    <div ref={editorRef} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2">
        {locales.map((lang) => (
          <IssueFields
            key={lang}
            lang={lang}
            issue={issue}
            missingFields={missingFields}
            origin={sender.origin}
            {...rest}
          />
        ))}
      </div>
      <PictureField issue={issue} missingFields={missingFields} {...rest} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RadioGroup
          label={t('staffNewsletter:preview.colors')}
          options={colorNames.map((value) => ({
            value,
            label: t(`staffNewsletter:preview.${value}`),
          }))}
          value={colors}
          onChange={setColors}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2">
          {locales.map((lang) => (
            <MailPreview
              key={lang}
              lang={lang}
              issue={issue}
              sender={sender}
              isDark={colors === 'dark'}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
