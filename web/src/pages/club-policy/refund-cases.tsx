import { formatDollars } from '../../i18n/money.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { caseIds, counts, dollars, refunds } from './refund-example.ts';

/** The placeholders of the refund texts, as the language writes money. */
export function useExample() {
  const { locale } = useTexts();
  const amounts = Object.entries(dollars).map(([name, value]) => [
    name,
    formatDollars(value, locale),
  ]);
  return { ...counts, ...(Object.fromEntries(amounts) as Record<keyof typeof dollars, string>) };
}

/** The five cases of a refund, each with an example in dollars (specification, section 9). */
export function RefundCases() {
  const { t, locale } = useTexts();
  const example = useExample();
  return (
    <ol className="grid gap-4">
      {caseIds.map((id) => {
        const values = { ...example, refund: formatDollars(refunds[id], locale) };
        return (
          <li key={id} className="grid gap-2 bg-white p-5">
            <h3 className="font-display text-xl font-bold">{t(`policy.cases.${id}.title`)}</h3>
            <p>{t(`policy.cases.${id}.text`, values)}</p>
            <p className="border-l-4 border-sun pl-4">
              <strong>{t('policy.cases.example')}</strong>
              <br />
              {t(`policy.cases.${id}.example`, values)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
