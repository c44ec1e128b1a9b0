import { limits } from '@club/domain/limits';
import type { Locale } from '@club/domain/locale';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type ControlProps, controlClass } from '../../../ui/field.tsx';
import { hasRoomFor, type TextEdit } from './edit-text.ts';
import { applyEdit } from './apply-edit.ts';
import { LinkDialog } from './link-dialog.tsx';
import { insertLink, readLink, type MarkdownLink } from './markdown-link.ts';
import { findTool, boldPlaceholders, textTools } from './text-tools.ts';

interface TextEditorProps {
  readonly control: ControlProps;
  readonly lang: Locale;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** The origin of the site's pages. */
  readonly origin: string;
  readonly onChange: (value: string) => void;
}

const toolClass =
  'min-h-11 min-w-11 cursor-pointer rounded-md border-2 border-ink/70 bg-white px-3 font-display font-bold hover:bg-sky disabled:cursor-default disabled:opacity-60';

/** A text area with buttons for headings, bold, links, lists and the photo. */
export function TextEditor({
  control,
  lang,
  value,
  isReadOnly,
  origin,
  onChange,
}: TextEditorProps) {
  const { t } = useTexts();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const [link, setLink] = useState<MarkdownLink>();
  const applyTool = ({ makeEdit }: (typeof textTools)[number]) => {
    const area = areaRef.current;
    if (!area || isReadOnly) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const selected = { text, start, end };
    if (makeEdit) applyEdit(area, makeEdit(selected, boldPlaceholders[lang]));
    else setLink(readLink(selected));
  };
  const closeLinkDialog = (edit?: TextEdit) => {
    setLink(undefined);
    const area = areaRef.current;
    if (!area) return;
    // The dialog blocks the rest of the page until it has closed.
    setTimeout(() => (edit ? applyEdit(area, edit) : area.focus()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = findTool(event);
    if (!tool) return;
    event.preventDefault();
    applyTool(tool);
  };
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={t(`staffNewsletter:tools.label_${lang}`)}
        className="flex flex-wrap gap-1.5"
      >
        {textTools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            disabled={isReadOnly}
            className={toolClass}
            title={`Ctrl+${tool.hasShift ? t('staffNewsletter:tools.shift') : ''}${tool.key}`}
            aria-keyshortcuts={`Control+${tool.hasShift ? 'Shift+' : ''}${tool.key}`}
            onClick={() => applyTool(tool)}
          >
            {t(`staffNewsletter:tools.${tool.name}`)}
          </button>
        ))}
      </div>
      <textarea
        {...control}
        ref={areaRef}
        lang={lang}
        readOnly={isReadOnly}
        rows={14}
        value={value}
        maxLength={limits.issueText}
        className={controlClass}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {link && (
        <LinkDialog
          link={link}
          lang={lang}
          origin={origin}
          hasRoom={(label, address) => hasRoomFor(value, insertLink(link, label, address))}
          onDone={(label, address) => closeLinkDialog(insertLink(link, label, address))}
          onCancel={() => closeLinkDialog()}
        />
      )}
    </div>
  );
}
