import { formatDollars } from '../../i18n/money.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import {
  caseGroups,
  type RefundCaseId,
  practiceCounts,
  dollarAmounts,
  refunds,
} from './refund-example.ts';

/**
 * Returns the values of the placeholders in the refund texts. Amounts are formatted in the
 * visitor's language.
 */
export function useRefundPlaceholders() {
  const { locale } = useTexts();
  const amounts = Object.entries(dollarAmounts).map(([name, value]) => [
    name,
    formatDollars(value, locale),
  ]);
  return {
    ...practiceCounts,
    ...(Object.fromEntries(amounts) as Record<keyof typeof dollarAmounts, string>),
  };
}

/** One case, with an example in dollars. */
function RefundCase({ id }: { id: RefundCaseId }) {
  const { t, locale } = useTexts();
  const placeholders = { ...useRefundPlaceholders(), refund: formatDollars(refunds[id], locale) };
  return (
    <li className="grid gap-2 bg-white p-4 sm:p-5">
      <h4 className="font-display text-xl font-bold">{t(`policy:cases.${id}.title`)}</h4>
      <p>{t(`policy:cases.${id}.text`, placeholders)}</p>
      <p className="border-l-4 border-sun pl-3 sm:pl-4">
        <strong>{t('policy:cases.example')}</strong>
        <br />
        {t(`policy:cases.${id}.example`, placeholders)}
      </p>
    </li>
  );
}

/** The five refund cases, by kind of registration (specification, section 9). */
export function RefundCases() {
  const { t } = useTexts();
  const placeholders = useRefundPlaceholders();
  return caseGroups.map(({ id, cases }) => (
    <div key={id} className="grid gap-3 pt-4">
      <h3 className="font-display text-2xl font-bold">{t(`policy:cases.groups.${id}`)}</h3>
      {id === 'session' && <p>{t('policy:cases.basis', placeholders)}</p>}
      <ul className="grid gap-4">
        {cases.map((caseId) => (
          <RefundCase key={caseId} id={caseId} />
        ))}
      </ul>
    </div>
  ));
}
