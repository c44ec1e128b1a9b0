import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useStatusBar } from '../shell/save-bars.tsx';
import type { Row } from './row-draft.ts';
import { focusAtTop } from './save-outcome.ts';
import type { RowForm } from './use-row-form.ts';

function Offer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full">
      <p className="font-semibold max-sm:basis-full max-sm:text-sm">{text}</p>
      {children}
    </div>
  );
}

interface DraftOfferProps<R extends Row, Fields extends object> {
  readonly form: RowForm<R, Fields>;
  readonly rows: readonly R[];
  readonly getName: (row: R) => string;
  readonly onOpen: (row: R) => void;
  /** The heading of the open row. It gets the focus once its draft is restored or discarded. */
  readonly headingRef: RefObject<HTMLElement | null>;
}

/**
 * Offers to restore or discard the stored draft of the open row. While no row is open, it names
 * the rows that have one. It is for the bar at the bottom of the window, so that staff see it
 * after a reload.
 */
export function DraftOffer<R extends Row, Fields extends object>(
  props: DraftOfferProps<R, Fields>,
) {
  const { form, rows, getName, onOpen, headingRef } = props;
  const { t } = useTexts();
  const { source } = useStatusBar();
  const { edit, draftIds } = form;
  const decide = (action: () => void) => () => {
    action();
    focusAtTop(headingRef.current);
  };
  if (form.outcome.status !== 'none') return null;
  if (edit?.storedDraft)
    return (
      <Offer text={t('admin:stored_draft.text')}>
        <Button variant="dark" onClick={decide(form.restoreDraft)}>
          {t('admin:stored_draft.restore')}
        </Button>
        <Button variant="outline" onClick={decide(form.discardDraft)}>
          {t('admin:stored_draft.discard')}
        </Button>
      </Offer>
    );
  // The message of another action is shown in its place.
  if (edit || source !== 'form' || draftIds.size === 0) return null;
  return (
    <Offer text={t('admin:stored_draft.rows')}>
      {rows
        .filter(({ _id }) => draftIds.has(_id))
        .map((row) => (
          <Button key={row._id} variant="outline" onClick={() => onOpen(row)}>
            {getName(row)}
          </Button>
        ))}
    </Offer>
  );
}
