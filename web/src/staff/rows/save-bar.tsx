import { signIn } from '../../data/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { SaveMessage } from './save-message.tsx';
import type { RowForm } from './use-row-form.ts';

interface SaveBarProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly form: RowForm<R, Fields>;
}

/** The bar below the form: save, undo, what became of it, and the way back after a session's end. */
export function SaveBar<R extends Row, Fields extends object>({
  list,
  form,
}: SaveBarProps<R, Fields>) {
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
