import { pictureMark } from '@club/domain/issue/parse-blocks';
import { limits } from '@club/domain/limits';
import type { Locale } from '@club/domain/locale';
import { cleanTypedText } from '@club/domain/validation/pasted-text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass, type ControlProps } from '../../../ui/field.tsx';
import {
  hasRoomFor,
  insertLink,
  insertParagraph,
  type LineStyle,
  type MarkdownLink,
  readLink,
  type SelectedText,
  type TextEdit,
  toggleBold,
  toggleLineStyle,
} from './edit-text.ts';
import { LinkDialog } from './link-dialog.tsx';

/**
 * Applies a change to a text area as if it were typed, so that the browser can undo it. Assigning
 * `value` would clear the undo history. A text without room for the change stays as it is.
 */
function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { start, end, replacement, selection } = edit;
  area.focus();
  // The browser would cut the replacement, which may contain typed text.
  if (!hasRoomFor(area.value, edit)) return;
  area.setSelectionRange(start, end);
  // `execCommand` is the only way to type text by script. It is deprecated, but has no successor.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  const isTyped = document.execCommand('insertText', false, replacement);
  if (!isTyped) {
    area.setRangeText(replacement);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(start + selection[0], start + selection[1]);
}

interface TextTool {
  readonly name: LineStyle | 'bold' | 'link' | 'photo';
  /**
   * The key to press with Ctrl, or Command on a Mac. No shortcut uses Alt, because Ctrl and Alt
   * type `@` on a French keyboard.
   */
  readonly key: string;
  /** Whether Shift is pressed too. */
  readonly hasShift: boolean;
  /**
   * Makes the change of the text; undefined for a link, which has a dialog. Only the bold tool uses
   * `placeholder`: it becomes the bold text if nothing is selected.
   */
  readonly makeEdit: ((selected: SelectedText, placeholder: string) => TextEdit) | undefined;
}

const styleLines = (style: LineStyle) => (selected: SelectedText) =>
  toggleLineStyle(selected, style);
const addPicture = (selected: SelectedText) => insertParagraph(selected, pictureMark);

/** The tools above an issue's text. */
const textTools: readonly TextTool[] = [
  { name: 'heading', key: '2', hasShift: true, makeEdit: styleLines('heading') },
  { name: 'subheading', key: '3', hasShift: true, makeEdit: styleLines('subheading') },
  { name: 'bold', key: 'B', hasShift: false, makeEdit: toggleBold },
  { name: 'link', key: 'K', hasShift: false, makeEdit: undefined },
  { name: 'bulleted-list', key: '8', hasShift: true, makeEdit: styleLines('bulleted-list') },
  { name: 'numbered-list', key: '7', hasShift: true, makeEdit: styleLines('numbered-list') },
  { name: 'photo', key: '9', hasShift: true, makeEdit: addPicture },
];

/** The placeholder of bold text, in the language of the text. */
const boldPlaceholders: Readonly<Record<Locale, string>> = { fr: 'texte', en: 'text' };

/**
 * Finds the tool of a keyboard shortcut. It compares the key's code, because its character depends
 * on Shift and the layout.
 */
function findTool(pressedKey: KeyboardEvent): TextTool | undefined {
  if (!(pressedKey.ctrlKey || pressedKey.metaKey) || pressedKey.altKey) return undefined;
  return textTools.find(
    ({ key, hasShift }) =>
      hasShift === pressedKey.shiftKey && [`Key${key}`, `Digit${key}`].includes(pressedKey.code),
  );
}

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
        onChange={({ target }) => onChange(cleanTypedText(target.value))}
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
