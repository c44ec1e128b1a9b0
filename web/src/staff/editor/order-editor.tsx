import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Row } from './row-draft.ts';
import { focusAtTop } from './use-focus-after-save.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderList } from './order-list.tsx';
import type { OrderEdit } from './use-order.ts';
import { SectionTitle } from '../../ui/section-title.tsx';

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
