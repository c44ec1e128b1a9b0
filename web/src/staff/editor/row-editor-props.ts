import type { ReactNode } from 'react';
import type { LiveRows } from '../../data/staff/use-live-rows.ts';
import type { Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import type { QuickChange } from './row-list-table.tsx';
import type { Column } from './row-table.tsx';
import type { FieldsProps } from './fields-props.ts';

/** The props of a tab that edits the rows of a collection. */
export interface RowEditorProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly liveRows: LiveRows<R>;
  readonly columns: readonly Column<R>[];
  /** The label of each field, for messages, conflicts and the history. */
  readonly labels: Labels<Fields>;
  /** The one-click change that a row offers. */
  readonly getQuickChange?: (row: R) => QuickChange<Fields> | undefined;
  /** Returns the row's name for headings and buttons. */
  readonly getName: (row: R) => string;
  /**
   * Renders a short view of a row. Staff recognize the row by it in the order editor and among the
   * retired rows.
   */
  readonly renderSummary: (row: R) => ReactNode;
  /** The ids that rows can have; any by default. */
  readonly possibleIds?: readonly string[];
  /** Whether a list with a single row opens that row. */
  readonly opensOnlyRow?: boolean;
  /**
   * Renders the row as visitors see it. Pass the same function at each render, so that the preview
   * renders again only when the row changes.
   */
  readonly renderPreview: (row: R & Fields) => ReactNode;
  /** The width of the previewed component in a desktop window; by default the window's width. */
  readonly previewWidth?: number;
  readonly children: (props: FieldsProps<Fields>) => ReactNode;
}
