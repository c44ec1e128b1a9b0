import { useTexts } from '../../i18n/use-texts.ts';
import { Clashes } from './clashes.tsx';
import { KeptDraft } from './kept-draft.tsx';
import type { Row } from './row-draft.ts';
import type { Labels } from './row-list.ts';
import type { RowForm } from './use-row-form.ts';

interface RowNoticesProps<R extends Row, Fields extends object> {
  readonly form: RowForm<R, Fields>;
  readonly labels: Labels<Fields>;
}

/** What one must know before going on with a row: kept words, and what others saved meanwhile. */
export function RowNotices<R extends Row, Fields extends object>({
  form,
  labels,
}: RowNoticesProps<R, Fields>) {
  const { t } = useTexts();
  const { held } = form;
  if (!held) return null;
  const { draft, clashes } = held;
  return (
    <>
      {held.kept && <KeptDraft onRestore={form.restoreKept} onDiscard={form.discardKept} />}
      {held.isOvertaken && clashes.length === 0 && <p role="status">{t('admin.clash.merged')}</p>}
      {clashes.length > 0 && (
        <Clashes
          clashes={clashes.map((name) => ({
            name: String(name),
            label: labels[name],
            theirs: draft.original[name],
            mine: draft.fields[name],
            takeTheirs: () => form.takeTheirs(name),
          }))}
        />
      )}
    </>
  );
}
