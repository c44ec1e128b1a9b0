import { type ReactNode, useEffect, useRef } from 'react';
import { signIn } from '../../data/session/staff-session.ts';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { BottomBar } from '../shell/save-bars.tsx';
import { useProblemText } from '../shell/use-problem-text.ts';
import { OrderList } from './order-list.tsx';
import type { Row } from './row-draft.ts';
import { focusAtTop } from './use-focus-after-save.ts';
import type { OrderEdit } from './use-order.ts';
import { useStaffName } from '../shell/staff-names.ts';

interface OrderBarProps {
  readonly orderEdit: OrderEdit;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function OrderMessage({ orderEdit }: { readonly orderEdit: OrderEdit }) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('quick-save');
  const getStaffName = useStaffName();
  const { outcome, isChanged } = orderEdit;
  if (outcome.status === 'merged') {
    const who = getStaffName(outcome.email) || t('admin:conflict.somebody');
    return (
      <div className="border-l-8 border-court pl-3">
        <strong>
          {outcome.at === undefined
            ? t('staffRows:order.merged', { who })
            : t('staffRows:order.merged_at', { who, date: formatAdminDate(outcome.at) })}
        </strong>
        <p>{t('staffRows:order.merged_next')}</p>
      </div>
    );
  }
  if (outcome.status === 'failed')
    return (
      <div className="border-l-8 border-court pl-3">
        <strong>{t('staffRows:order.failed')}</strong>
        <p>{getProblemText(outcome.problem)}</p>
      </div>
    );
  return isChanged ? <span>{t('admin:editing.unsaved')}</span> : null;
}

/**
 * The bar while staff change the order. It has one save button for all rows. Its message states
 * why a save failed, or that somebody else's order was merged.
 */
function OrderBar({ orderEdit, onSave, onCancel }: OrderBarProps) {
  const { t } = useTexts();
  const { outcome, isChanged } = orderEdit;
  const isSaving = outcome.status === 'running';
  const isSignedOut = outcome.status === 'failed' && outcome.problem === 'unauthenticated';
  const signInAndSave = async () => {
    if ((await signIn()) === null) onSave();
  };
  return (
    <BottomBar isNeeded>
      <Button disabled={isSaving} onClick={isChanged ? onSave : onCancel}>
        {t(isSaving ? 'admin:save.saving' : 'staffRows:order.save')}
      </Button>
      <Button variant="outline" disabled={isSaving} onClick={onCancel}>
        {t('staffRows:order.cancel')}
      </Button>
      <div
        role="status"
        className="min-w-0 flex-1 leading-snug wrap-anywhere not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
      >
        <OrderMessage orderEdit={orderEdit} />
      </div>
      {isSignedOut && (
        <Button onClick={() => void signInAndSave()}>{t('admin:gate.sign_in')}</Button>
      )}
    </BottomBar>
  );
}

interface OrderEditorProps<R extends Row> {
  readonly heading: string;
  readonly rows: readonly R[];
  readonly orderEdit: OrderEdit;
  readonly getName: (row: R) => string;
  readonly renderSummary: (row: R) => ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Replaces the list and the form of a tab while staff change the order of its rows. */
export function OrderEditor<R extends Row>(props: OrderEditorProps<R>) {
  const { heading, rows, orderEdit, getName, renderSummary, onSave, onCancel } = props;
  const { t } = useTexts();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(headingRef.current), []);
  const orderedRows = (orderEdit.draft?.order ?? []).flatMap(
    (id) => rows.find(({ _id }) => _id === id) ?? [],
  );
  return (
    <>
      <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <div>
          <SectionTitle size="heading" ref={headingRef} tabIndex={-1} className="outline-none">
            {heading}
          </SectionTitle>
          <p className="mt-2">{t('staffRows:order.text')}</p>
        </div>
        <div>
          <OrderList
            rows={orderedRows}
            getName={getName}
            renderSummary={renderSummary}
            onArrange={orderEdit.arrange}
          />
        </div>
      </section>
      <OrderBar orderEdit={orderEdit} onSave={onSave} onCancel={onCancel} />
    </>
  );
}
