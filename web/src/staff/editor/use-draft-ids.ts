import { useMemo } from 'react';
import type { Row } from '../row/row-draft.ts';
import type { RowEditorConfig } from '../row/row-editor-config.ts';
import { findStoredDraft } from '../row/stored-row-draft.ts';
import type { RowForm } from './use-row-form.ts';

/** The ids of the rows with an unsaved draft in this browser. */
export function useDraftIds<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
  rows: readonly R[],
  { edit, isChanged }: RowForm<R, Fields>,
): ReadonlySet<string> {
  const id = edit?.draft.id;
  const isStored = isChanged || edit?.storedDraft !== undefined;
  return useMemo(() => {
    const others = rows.filter(
      (row) => row._id !== id && findStoredDraft(config, row) !== undefined,
    );
    return new Set([
      ...others.map(({ _id }) => _id),
      ...(id !== undefined && isStored ? [id] : []),
    ]);
  }, [config, rows, id, isStored]);
}
