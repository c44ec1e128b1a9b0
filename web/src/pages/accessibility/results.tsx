import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import type { AccessibilityReport, ComponentResults, CriterionResult, Result } from './report.ts';
import reportJson from './report.json' with { type: 'json' };

const report = reportJson as AccessibilityReport;

const tagColors: Readonly<Record<Result, string>> = {
  passed: 'bg-sky text-ink',
  failed: 'bg-ember text-white',
  unknown: 'bg-sun text-ink',
};
const resultOrder = ['passed', 'failed', 'unknown'] as const;

function ResultTag({ result }: { readonly result: Result }) {
  const { t } = useTexts();
  return (
    <strong className={`w-fit px-2 py-0.5 text-sm ${tagColors[result]}`}>
      {t(`accessibility:results.${result}`)}
    </strong>
  );
}

/** A criterion: its result, its text, and how and when it was checked. */
function CriterionItem({ criterion }: { readonly criterion: CriterionResult }) {
  const { t, locale } = useTexts();
  const { wayOfUse, text, wcag, result, method, tool = '', date } = criterion;
  const facts = [
    t(`accessibility:methods.${method}`, { tool }),
    date,
    t('accessibility:wcag', { criteria: wcag.join(', ') }),
  ];
  return (
    <li className="grid gap-1 border-t border-ink/20 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResultTag result={result} />
        <span className="text-sm font-semibold">{t(`accessibility:waysOfUse.${wayOfUse}`)}</span>
      </p>
      <p>{text[locale]}</p>
      <p className="text-sm text-slate">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

function ComponentSection({ id, name, criteria }: ComponentResults) {
  const { locale } = useTexts();
  return (
    <section aria-labelledby={`results-${id}`} className="bg-white p-4 sm:p-6">
      <h3 id={`results-${id}`} className="pb-2 font-display text-2xl font-bold">
        {name[locale]}
      </h3>
      <ul>
        {criteria.map((criterion) => (
          <CriterionItem key={criterion.text.en} criterion={criterion} />
        ))}
      </ul>
    </section>
  );
}

/** The number of criteria with each result. */
function Totals() {
  const { t } = useTexts();
  const allCriteria = report.components.flatMap(({ criteria }) => criteria);
  const totals = resultOrder.map((result) => ({
    result,
    number: allCriteria.filter((criterion) => criterion.result === result).length,
  }));
  return (
    <ul className="flex flex-wrap gap-3">
      {totals.map(({ result, number }) => (
        <li
          key={result}
          className={`px-4 py-2 text-lg font-bold ${number === 0 ? 'bg-white' : tagColors[result]}`}
        >
          {t(`accessibility:report.${result}`, { number })}
        </li>
      ))}
    </ul>
  );
}

/** The committed report of the acceptance criteria, by component. */
export function Results() {
  const { t } = useTexts();
  return (
    <Container as="section" aria-labelledby="report" className="grid gap-5 py-section">
      <SectionTitle id="report" size="heading">
        {t('accessibility:report.title')}
      </SectionTitle>
      <p>
        {t('accessibility:report.date', { date: report.date })} {t('accessibility:report.scope')}
      </p>
      <Totals />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {report.components.map((component) => (
          <ComponentSection key={component.id} {...component} />
        ))}
      </div>
    </Container>
  );
}
