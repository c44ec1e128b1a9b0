import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { Loaded } from '../../data/load-state.ts';
import { signIn } from '../../data/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { Clashes } from './clashes.tsx';
import { KeptDraft } from './kept-draft.tsx';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { type Column, RowTable } from './row-table.tsx';
import { SaveMessage } from './save-message.tsx';
import { type RowForm, useRowForm } from './use-row-form.ts';

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
  /** What each field is called, and how its value reads, where two versions are compared. */
  readonly labels: { readonly [Name in keyof Fields]: string };
  readonly children: (props: FieldsProps<Fields>) => ReactNode;
}

const noRows: readonly never[] = [];

/** The bar below the form: save, undo, what became of it, and the way back after a session's end. */
function SaveBar<R extends Row, Fields extends object>({
  list,
  form,
}: {
  list: RowList<R, Fields>;
  form: RowForm<R, Fields>;
}) {
  const { t } = useTexts();
  const { outcome, save, undo } = form;
  const hasEnded = outcome.status === 'failed' && outcome.reason === 'unauthenticated';
  const goOn = async () => {
    if ((await signIn()) === null) await save();
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" disabled={outcome.status === 'saving'}>
        {t(outcome.status === 'saving' ? 'admin.save.saving' : 'admin.save.save')}
      </Button>
      <SaveMessage list={list.name} outcome={outcome} />
      {undo && (
        <Button look="outline" onClick={() => void undo()}>
          {t('admin.save.undo')}
        </Button>
      )}
      {hasEnded && <Button onClick={() => void goOn()}>{t('admin.gate.sign_in')}</Button>}
    </div>
  );
}

function useValueText() {
  const { t } = useTexts();
  return (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'admin.list.on' : 'admin.list.off');
    return value === '' ? t('admin.clash.nothing') : String(value);
  };
}

/** One tab: the live list, the form of the selected row, and everything that keeps its text safe. */
export function RowEditor<R extends Row, Fields extends object>({
  list,
  watched: { state, retry },
  columns,
  labels,
  children,
}: RowEditorProps<R, Fields>) {
  const { t } = useTexts();
  const toText = useValueText();
  const form = useRowForm(list, state.status === 'ready' ? state.data : noRows);
  const { held, change } = form;
  useUnsaved(form.isChanged);
  const formElement = useRef<HTMLFormElement>(null);
  const select = (row: R) => {
    form.select(row);
    // On a phone the form is a long way below the list.
    formElement.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.save();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6" onKeyDown={saveByKey}>
      <h2 className="font-display text-2xl font-bold">{t(`admin.${list.name}.heading`)}</h2>
      {/* On error the area stays empty (section 4), but for the way to ask again. */}
      <LoadState
        state={state}
        texts={{ loading: t('admin.list.loading'), error: '', empty: t('admin.list.empty') }}
        retry={retry}
      >
        {(rows) => (
          <RowTable
            caption={t(`admin.${list.name}.caption`)}
            columns={columns}
            rows={rows}
            selectedId={held?.draft.id}
            onSelect={select}
          />
        )}
      </LoadState>
      {!held && <p>{t(`admin.${list.name}.pick`)}</p>}
      {held?.kept && <KeptDraft onRestore={form.restoreKept} onDiscard={form.discardKept} />}
      {held?.isOvertaken && held.clashes.length === 0 && (
        <p role="status">{t('admin.clash.merged')}</p>
      )}
      {held && held.clashes.length > 0 && (
        <Clashes
          clashes={held.clashes.map((name) => ({
            name: String(name),
            label: labels[name],
            theirs: toText(held.draft.original[name]),
            mine: toText(held.draft.fields[name]),
            takeTheirs: () => form.takeTheirs(name),
          }))}
        />
      )}
      <form
        ref={formElement}
        tabIndex={-1}
        aria-label={t('admin.list.form')}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        noValidate
      >
        {children({ id: held?.draft.id, fields: held?.draft.fields, change })}
        <SaveBar list={list} form={form} />
      </form>
    </section>
  );
}
