import type { OrderedCollection, OrderEntry } from '@club/domain/row-lifecycle';
import { listOrderChanges } from '../../data/staff/staff-rows.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toLoadState } from '../../state/load-state.ts';
import { Button } from '../../ui/button.tsx';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';

interface EarlierOrdersProps {
  readonly collection: OrderedCollection;
  readonly onChoose: (order: readonly string[]) => void;
}

/** How many entries are listed. */
const listedCount = 10;

function OrderEntries({ collection, onChoose }: EarlierOrdersProps) {
  const { t } = useTexts();
  const { state, retry } = useStaffRequest<readonly OrderEntry[]>({
    key: `the orders of ${collection}`,
    fetch: () => listOrderChanges(collection),
  });
  const texts = {
    loading: t('staffRows:retired.loading'),
    error: t('staffRows:order.earlier_error'),
    empty: t('staffRows:order.earlier_empty'),
  };
  return (
    <LoadStateView
      state={state.status === 'ready' ? toLoadState(state.data) : state}
      texts={texts}
      retry={retry}
    >
      {(entries) => (
        <ul className="bg-white px-4">
          {entries.slice(0, listedCount).map(({ _id, at, by, before }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-ink/15 py-3 first:border-t-0"
            >
              <span className="wrap-anywhere">
                <span lang="en">{formatAdminDate(at)}</span>
                <br />
                {by.email}
              </span>
              <Button
                variant="outline"
                aria-label={t('staffRows:order.use_before', { date: formatAdminDate(at) })}
                onClick={() => onChoose(before)}
              >
                {t('staffRows:order.use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </LoadStateView>
  );
}

/** The earlier orders, closed at first. Choosing one changes the list, but saves nothing. */
export function EarlierOrders(props: EarlierOrdersProps) {
  const { t } = useTexts();
  return (
    <DisclosureSection
      title={t('staffRows:order.earlier')}
      openLabel={t('staffRows:order.earlier_open')}
      closeLabel={t('staffRows:order.earlier_close')}
    >
      <OrderEntries {...props} />
    </DisclosureSection>
  );
}
