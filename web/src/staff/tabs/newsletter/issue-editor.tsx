import { issueFieldNames, listMissingFields } from '@club/domain/issue/issue-language';
import { limits } from '@club/domain/limits';
import { type Locale, locales } from '@club/domain/locale';
import type { Issue, MailSender } from '@club/domain/newsletter';
import { cleanTypedLine } from '@club/domain/validation/pasted-text';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { TextEditor } from './text-editor.tsx';
import type { SendOutcome } from './use-issue.ts';

interface IssueFieldsProps {
  /** The language of the text. */
  readonly lang: Locale;
  readonly issue: Issue;
  /** The empty fields of a refused issue, which are marked. */
  readonly missingFields: readonly (keyof Issue)[];
  readonly isReadOnly: boolean;
  /** The origin of the site's pages. */
  readonly origin: string;
  readonly onChange: (changes: Partial<Issue>) => void;
}

const isBlank = (text: string) => text.trim() === '';

/** Whether this language lacks a subject or text that the other language has. */
function lacksTranslation(issue: Issue, lang: Locale): boolean {
  const names = issueFieldNames[lang];
  const otherNames = issueFieldNames[lang === 'fr' ? 'en' : 'fr'];
  return (['subject', 'text'] as const).some(
    (part) => isBlank(issue[names[part]]) && !isBlank(issue[otherNames[part]]),
  );
}

/** The subject and text of the issue in one language. */
function IssueFields(props: IssueFieldsProps) {
  const { lang, issue, missingFields, isReadOnly, origin, onChange } = props;
  const { t } = useTexts();
  const names = issueFieldNames[lang];
  const findError = (name: keyof Issue) =>
    missingFields.includes(name) ? t('staffNewsletter:write.empty') : undefined;
  return (
    <div className="grid content-start gap-4">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <h3 className="font-display text-xl font-bold uppercase">
          {t(`staffNewsletter:write.${lang}`)}
        </h3>
        {lacksTranslation(issue, lang) && (
          <span className="bg-sun px-2 text-sm font-semibold">{t(`admin:missing.${lang}`)}</span>
        )}
      </div>
      <Field
        label={t(`staffNewsletter:write.subject_${lang}`)}
        error={findError(names.subject)}
        hasRequirementLabel={false}
      >
        {(control) => (
          <input
            {...control}
            lang={lang}
            readOnly={isReadOnly}
            value={issue[names.subject]}
            maxLength={limits.issueSubject}
            className={controlClass}
            onChange={({ target }) => onChange({ [names.subject]: cleanTypedLine(target.value) })}
          />
        )}
      </Field>
      <Field
        label={t(`staffNewsletter:write.text_${lang}`)}
        hint={t('staffNewsletter:write.hint')}
        error={findError(names.text)}
        hasRequirementLabel={false}
      >
        {(control) => (
          <TextEditor
            control={control}
            lang={lang}
            value={issue[names.text]}
            isReadOnly={isReadOnly}
            origin={origin}
            onChange={(value) => onChange({ [names.text]: value })}
          />
        )}
      </Field>
    </div>
  );
}

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
