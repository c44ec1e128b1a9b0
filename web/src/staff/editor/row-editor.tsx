import { hasSameImage } from '@club/domain/images/object-path';
import { lazy, Suspense, useCallback, useContext, useEffect, useRef } from 'react';
import { listRows } from '../../data/staff/use-live-rows.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { RowToolbar, useRowActions, useRowButtons } from './row-actions.tsx';
import { canBeReordered, OrderEditor, OrderMessage, useOrder } from './order-editor.tsx';
import { StatusBarMessage } from '../shell/action-message.tsx';
import { PicturePartsContext, TakeDownContext } from '../fields/image-context.ts';
import { EditorForm } from './editor-form.tsx';
import { RowListTable } from './row-list-table.tsx';
import type { Row } from './row-draft.ts';
import type { RowEditorProps } from './row-editor-config.ts';
import type { RowHistory as HistoryPart } from './row-history.tsx';
import type { RowPreview as PreviewPart } from './row-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { StatusBarProvider } from '../shell/save-bars.tsx';
import { RowSummary, UnreadableRows } from './row-table.tsx';
import { useEditor } from './use-editor.ts';
import { RetiredRows } from './retired-rows.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import { focusAtTop } from './save-outcome.ts';

// The form appears first. These parts load once the tab is shown, so that a press does not wait.
const loadPreview = () => import('./row-preview.tsx');
const loadHistory = () => import('./row-history.tsx');
const RowPreview = lazy(async () => ({
  default: (await loadPreview()).RowPreview,
})) as unknown as typeof PreviewPart;
const RowHistory = lazy(async () => ({
  default: (await loadHistory()).RowHistory,
})) as unknown as typeof HistoryPart;

/** A tab: the live list, and the selected row's form, preview and history. */
export function RowEditor<R extends Row, Fields extends object>(props: RowEditorProps<R, Fields>) {
  useEffect(() => {
    // A failure is shown where the part is missing.
    Promise.all([loadPreview(), loadHistory()]).catch(() => undefined);
  }, []);
  return (
    <StatusBarProvider>
      <Editor {...props} />
    </StatusBarProvider>
  );
}

function Editor<R extends Row, Fields extends object>(props: RowEditorProps<R, Fields>) {
  const { config, liveRows, labels, getName } = props;
  const { state, retry, unreadableRows } = liveRows;
  const { t } = useTexts();
  const nameRow = useCallback((row: R) => getName(row) || t('staffRows:untitled'), [getName, t]);
  const rows = listRows(liveRows);
  const { Thumbnail } = useContext(PicturePartsContext);
  const renderPictureAndName = (row: R) => (
    <RowSummary picture={'imageURL' in row && <Thumbnail imageURL={String(row.imageURL)} />}>
      {nameRow(row)}
    </RowSummary>
  );
  const { renderSummary = renderPictureAndName } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const actions = useRowActions({ config, rows, listStatus: state.status, listRef });
  const { isBusy } = actions;
  const orderEdit = useOrder(
    config.collection,
    rows.map(({ _id }) => _id),
  );
  const isOrdering = orderEdit.draft !== undefined;
  const editor = useEditor({
    config,
    rows,
    order: {
      isChanged: orderEdit.isChanged,
      save: isOrdering ? () => void orderEdit.save() : undefined,
    },
    labels,
    opensOnlyRow: props.opensOnlyRow === true,
    listRef,
  });
  const { form, headingRef, conflictsRef } = editor;
  const { edit } = form;
  const liveRow = rows.find(({ _id }) => _id === edit?.draft.id);
  const findRowNames = (imageURL: string) =>
    rows.filter((row) => 'imageURL' in row && hasSameImage(row.imageURL, imageURL)).map(nameRow);
  const takeDown = { findRowNames, trackOwnSaves: form.track };
  const select = useStableCallback(editor.select);
  const renderRowActions = useRowButtons({
    actions,
    getName: nameRow,
    hasFixedIds: props.possibleIds !== undefined,
    select,
    closeForm: (row) => {
      if (edit?.draft.id === row._id) editor.close();
    },
  });
  if (isOrdering)
    return (
      <OrderEditor
        rows={rows}
        orderEdit={orderEdit}
        listRef={listRef}
        getName={nameRow}
        renderSummary={renderSummary}
      />
    );
  return (
    <TakeDownContext value={takeDown}>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
        <SectionTitle size="heading" className="-mb-6">
          {t(`admin:${config.name}.heading`)}
        </SectionTitle>
        <UnreadableRows rows={unreadableRows} labels={labels} />
        {edit && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <EditorForm
              {...props}
              editor={editor}
              edit={edit}
              name={form.openRow ? nameRow(form.openRow) : edit.draft.id}
              savedRow={liveRow}
            />
            {form.openRow && (
              <ErrorIsolation>
                <Suspense>
                  <RowPreview {...props} row={form.openRow} fields={edit.draft.fields} />
                </Suspense>
              </ErrorIsolation>
            )}
          </div>
        )}
        {/* The list is below the form, and a phone shows either of them. */}
        <div
          ref={listRef}
          tabIndex={-1}
          className={`grid grid-cols-[minmax(0,1fr)] gap-5 outline-none ${edit ? 'max-sm:hidden' : ''}`}
        >
          {actions.isListRead && (
            <RowToolbar
              tabName={config.name}
              rowCount={rows.length}
              newIds={props.possibleIds && actions.findFreeIds(props.possibleIds)}
              isBusy={isBusy}
              onCreate={(id) => actions.add(id, editor.selectNew)}
              onReorder={
                canBeReordered(config.collection)
                  ? () => {
                      editor.close();
                      orderEdit.open();
                    }
                  : undefined
              }
            />
          )}
          {/* On error the area has only a retry (specification, section 4). */}
          <LoadStateView
            state={state}
            texts={{ loading: t('admin:list.loading'), error: '', empty: t('admin:list.empty') }}
            retry={retry}
          >
            {(loadedRows) => (
              <RowListTable
                {...props}
                config={form.config}
                rows={loadedRows}
                selectedId={edit?.draft.id}
                draftIds={form.draftIds}
                getName={nameRow}
                onSelect={editor.select}
                renderRowActions={renderRowActions}
                confirmPublishing={editor.confirmPublishing}
              />
            )}
          </LoadStateView>
        </div>
        {!edit && <p className="text-lead font-semibold">{t('admin:editing.pick')}</p>}
        {liveRow && (
          <DisclosureSection
            key={liveRow._id}
            title={t('admin:history.heading')}
            openLabel={t('admin:history.open')}
            closeLabel={t('admin:history.close')}
          >
            <ErrorIsolation fallback={<p>{t('admin:history.error')}</p>}>
              <Suspense>
                <RowHistory
                  config={config}
                  labels={labels}
                  row={liveRow}
                  hasUnsavedChanges={form.isChanged}
                  confirmPublishing={editor.confirmPublishing}
                  track={form.track}
                />
              </Suspense>
            </ErrorIsolation>
          </DisclosureSection>
        )}
        {!edit && (
          <RetiredRows
            schema={config.schema}
            actions={actions}
            getName={nameRow}
            renderSummary={renderSummary}
          />
        )}
        <StatusBarMessage
          source="lifecycle"
          action="quick-action"
          outcome={actions.outcome}
          describe={actions.describeLifecycle}
        />
        <OrderMessage orderEdit={orderEdit} />
        {editor.dialog}
      </section>
      <SaveBar
        config={config}
        form={form}
        onSave={() => void editor.save()}
        conflictText={editor.conflictText}
        onShowConflicts={() => focusAtTop(conflictsRef.current)}
        rows={rows}
        getName={nameRow}
        onOpen={select}
        headingRef={headingRef}
      />
    </TakeDownContext>
  );
}
