import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { Loaded } from '../../data/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { History } from '../history/history.tsx';
import { Preview } from '../preview/preview.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { type QuickChange, QuickTable } from './quick-table.tsx';
import type { Row } from './row-draft.ts';
import type { Labels, RowList } from './row-list.ts';
import { RowNotices } from './row-notices.tsx';
import type { Column } from './row-table.tsx';
import { SaveBar } from './save-bar.tsx';
import { usePublishGuard } from './use-publish-guard.tsx';
import { useRowForm } from './use-row-form.ts';
import { useSaveKey } from './use-save-key.ts';

/** What a tab's own fields are drawn from. */
export interface FieldsProps<Fields extends object> {
  /** The selected row's id and fields as edited; undefined while no row is selected. */
  readonly id: string | undefined;
  readonly fields: Fields | undefined;
  readonly change: (fields: Partial<Fields>) => void;
}

interface RowEditorProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly watched: Loaded<readonly R[]>;
  readonly columns: readonly Column<R>[];
  /** What each field is called where two versions are compared. */
  readonly labels: Labels<Fields>;
  /** What a row offers in one click, past the form. */
  readonly quickChange?: (row: R) => QuickChange<Fields> | undefined;
  /** The public component that draws a row, and how wide a part of a desktop's window it takes. */
  readonly preview: (row: R & Fields) => ReactNode;
  readonly previewShown?: number;
  readonly children: (props: FieldsProps<Fields>) => ReactNode;
}

const noRows: readonly never[] = [];

/** One tab: the live list, the form of the selected row, its preview, its history. */
export function RowEditor<R extends Row, Fields extends object>(props: RowEditorProps<R, Fields>) {
  const { list, watched, columns, labels, quickChange, preview, previewShown, children } = props;
  const { state, retry } = watched;
  const { t } = useTexts();
  const rows = state.status === 'ready' ? state.data : noRows;
  const form = useRowForm(list, rows);
  const { held, change } = form;
  const live = rows.find(({ _id }) => _id === held?.draft.id);
  useUnsaved(form.isChanged);
  const { mayPublish, dialog } = usePublishGuard(list, labels);
  const formElement = useRef<HTMLFormElement>(null);
  const select = (row: R) => {
    form.select(row);
    // On a phone the form is a long way below the list.
    formElement.current?.focus();
  };
  const save = async () => {
    if (!held || (await mayPublish(held.draft.fields))) await form.save();
  };
  useSaveKey(() => void save());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <h2 className="-mb-6 font-display text-heading font-extrabold uppercase">
        {t(`admin.${list.name}.heading`)}
      </h2>
      {/* On error the area stays empty (section 4), but for the way to ask again. */}
      <LoadState
        state={state}
        texts={{ loading: t('admin.list.loading'), error: '', empty: t('admin.list.empty') }}
        retry={retry}
      >
        {(loaded) => (
          <QuickTable
            list={list}
            rows={loaded}
            columns={columns}
            selectedId={held?.draft.id}
            onSelect={select}
            quickChange={quickChange}
            mayPublish={mayPublish}
          />
        )}
      </LoadState>
      {!held && <p className="text-lead font-semibold">{t(`admin.${list.name}.pick`)}</p>}
      <RowNotices form={form} labels={labels} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <form
          ref={formElement}
          tabIndex={-1}
          aria-label={t('admin.list.form')}
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
          noValidate
        >
          {children({ id: held?.draft.id, fields: held?.draft.fields, change })}
          <SaveBar list={list} form={form} />
        </form>
        {!held && (
          <p className="bands hidden items-end bg-ink p-8 text-lead font-semibold text-white xl:flex">
            {t('admin.preview.none')}
          </p>
        )}
        {held && live && (
          <Preview
            isHidden={list.isPublic?.(held.draft.fields) === false}
            {...(previewShown !== undefined && { desktopShown: previewShown })}
          >
            {preview({ ...live, ...held.draft.fields })}
          </Preview>
        )}
      </div>
      {live && (
        <HistorySection key={live._id}>
          <History list={list} labels={labels} row={live} hasUnsaved={form.isChanged} />
        </HistorySection>
      )}
      {dialog}
    </section>
  );
}
