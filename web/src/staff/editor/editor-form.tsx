import { type ReactNode, type Ref, useDeferredValue, useEffectEvent, useLayoutEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNoticesProvider } from '../fields/field-notices.tsx';
import { UploadContext } from '../fields/image-context.ts';
import { ConflictList } from './conflict-list.tsx';
import type { EditState, Row } from './row-draft.ts';
import type { RowEditorProps } from './row-editor-config.ts';
import { UnreadableFields } from './row-table.tsx';
import type { EditorState } from './use-editor.ts';
import { useNoticesByField } from './use-field-authors.ts';

interface EditorHeaderProps {
  /** The id of the heading, which labels the form. */
  readonly id: string;
  /** The row's name in the heading. */
  readonly name: string;
  /** Gets the focus when the row is selected. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** The header of the form: the row's name, and the close button. */
function EditorHeader({ id, name, ref, onClose }: EditorHeaderProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pr-2">
      <h3
        id={id}
        ref={ref}
        tabIndex={-1}
        className="font-display text-2xl font-bold wrap-anywhere outline-none"
      >
        {t('admin:editing.heading', { name })}
      </h3>
      <Button variant="outline" onClick={onClose}>
        {t('admin:editing.close')}
      </Button>
    </div>
  );
}

interface AfterPaintProps {
  /** Whether the children are mounted at once, because nobody waits for the header. */
  readonly isImmediate: boolean;
  /** Called once the children are mounted. */
  readonly onMount: () => void;
  readonly children: ReactNode;
}

function MountNotifier({ onMount, children }: Omit<AfterPaintProps, 'isImmediate'>) {
  const notifyMount = useEffectEvent(onMount);
  useLayoutEffect(() => notifyMount(), []);
  return children;
}

/** Mounts its children one render later, so that a row's header appears as soon as it is chosen. */
function AfterPaint({ isImmediate, ...props }: AfterPaintProps) {
  const isMounted = useDeferredValue(true, isImmediate);
  return isMounted && <MountNotifier {...props} />;
}

interface EditorFormProps<R extends Row, Fields extends object> extends Pick<
  RowEditorProps<R, Fields>,
  'config' | 'labels' | 'liveRows' | 'opensOnlyRow' | 'children'
> {
  readonly editor: EditorState<R, Fields>;
  readonly edit: EditState<Fields>;
  readonly name: string;
  /** The row as it was last saved; undefined for a row that is not stored. */
  readonly savedRow: R | undefined;
}

/** The form of the open row: its conflicts, and the tab's inputs. */
export function EditorForm<R extends Row, Fields extends object>(
  props: EditorFormProps<R, Fields>,
) {
  const { config, labels, liveRows, opensOnlyRow = false, children } = props;
  const { editor, edit, name, savedRow } = props;
  const { formRef, headingRef, conflictsRef } = editor;
  const { id, fields } = edit.draft;
  const notices = useNoticesByField(editor.form, editor.findAuthor);
  const titleId = `${config.name}-form-title`;
  return (
    <form
      ref={formRef}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
      noValidate
    >
      <EditorHeader id={titleId} ref={headingRef} name={name} onClose={editor.close} />
      <UnreadableFields rows={liveRows.unreadableRows} labels={labels} id={id} />
      {edit.conflicts.length > 0 && (
        <ConflictList
          ref={conflictsRef}
          edit={edit}
          labels={labels}
          findAuthor={editor.findAuthor}
          decide={editor.decide}
        />
      )}
      <FieldNoticesProvider value={notices}>
        <UploadContext value={editor.uploadContext}>
          {/* A row that opens by itself must not move the list under a finger. */}
          <AfterPaint isImmediate={opensOnlyRow} onMount={editor.scrollToHeading}>
            {children({ id, fields, change: editor.change, savedRow })}
          </AfterPaint>
        </UploadContext>
      </FieldNoticesProvider>
    </form>
  );
}
