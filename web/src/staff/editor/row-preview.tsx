import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { TwoLanguagePreview } from './two-language-preview.tsx';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

interface RowPreviewProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly row: R;
  readonly fields: Fields;
  readonly renderPreview: (row: R & Fields) => ReactNode;
  readonly previewWidth?: number | undefined;
}

/** The preview of the edited row. It is slow on phones, so it renders after the form. */
export function RowPreview<R extends Row, Fields extends object>(
  props: RowPreviewProps<R, Fields>,
) {
  const { config, row, fields, renderPreview, previewWidth } = props;
  const previewInput = useMemo(() => ({ row: { ...row, ...fields }, fields }), [row, fields]);
  const deferredInput = useDeferredValue<typeof previewInput | undefined>(previewInput, undefined);
  return (
    deferredInput && (
      <DeferredPreview
        isHidden={config.isPublic?.(deferredInput.fields) === false}
        desktopWidth={previewWidth}
        row={deferredInput.row}
        renderPreview={renderPreview as (row: object) => ReactNode}
      />
    )
  );
}

interface DeferredPreviewProps {
  readonly isHidden: boolean;
  readonly desktopWidth: number | undefined;
  readonly row: object;
  readonly renderPreview: (row: object) => ReactNode;
}

/** Memoized, so that it renders only when its row changes. */
const DeferredPreview = memo(function DeferredPreview(props: DeferredPreviewProps) {
  const { isHidden, desktopWidth, row, renderPreview } = props;
  return (
    <TwoLanguagePreview isHidden={isHidden} {...(desktopWidth !== undefined && { desktopWidth })}>
      {renderPreview(row)}
    </TwoLanguagePreview>
  );
});
