import { LifecycleMessage } from '../lifecycle/lifecycle-message.tsx';
import { SavedOrderMessage } from '../order/saved-order-message.tsx';
import { InStatusBar } from '../save/save-bars.tsx';
import type { RowActions } from './use-row-actions.ts';

interface RowActionMessagesProps {
  readonly actions: Pick<RowActions, 'lifecycle' | 'orderEdit' | 'restore'>;
}

/** The outcomes of new, copied, retired, restored and reordered rows, in the status bar. */
export function RowActionMessages({ actions }: RowActionMessagesProps) {
  const { lifecycle, orderEdit, restore } = actions;
  return (
    <>
      <InStatusBar source="lifecycle">
        <LifecycleMessage
          outcome={lifecycle.outcome}
          onUndo={(id, name) => void restore(id, name)}
        />
      </InStatusBar>
      <InStatusBar source="order">
        <SavedOrderMessage outcome={orderEdit.outcome} onUndo={orderEdit.undo} />
      </InStatusBar>
    </>
  );
}
