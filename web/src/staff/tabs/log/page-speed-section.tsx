import type { PageSpeed } from '@club/domain/page-speed/page-speed';
import { speedMeasures } from '@club/domain/page-speed/speed-classes';
import { describeSpeed, speedTexts } from '@club/domain/page-speed/speed-texts';
import { listPageSpeed } from '../../../data/staff/staff-page-speed.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadStateView } from '../../../ui/load-state-view.tsx';

const cellClasses = 'border-t border-ink/15 px-3 py-2 text-left align-top';

/** A table of the speeds (75th percentiles), one row for each page and language. */
function PageSpeedTable({ pages }: { readonly pages: readonly PageSpeed[] }) {
  const { locale } = useTexts();
  const texts = speedTexts[locale];
  const columns = [
    texts.page,
    texts.language,
    ...speedMeasures.map((measure) => texts.measures[measure]),
  ];
  return (
    // A keyboard can scroll the table on a narrow screen.
    <div className="overflow-x-auto" role="group" aria-labelledby="page-speed" tabIndex={0}>
      <table className="w-full border-collapse bg-white">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cellClasses}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((row) => (
            <tr key={`${row.page} ${row.locale}`}>
              <th scope="row" className={cellClasses}>
                {row.page === 'other' ? texts.otherPage : row.page}
              </th>
              <td className={cellClasses}>{texts.languages[row.locale]}</td>
              {speedMeasures.map((measure) => (
                <td key={measure} className={cellClasses}>
                  {describeSpeed(measure, row[measure], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How fast the pages were in real visits. */
export function PageSpeedSection() {
  const { t, locale } = useTexts();
  const texts = speedTexts[locale];
  const { state, retry } = useStaffRequest({ key: 'the page speed', fetch: listPageSpeed });
  return (
    <section aria-labelledby="page-speed" className="grid gap-4 pt-6">
      <h3 id="page-speed" className="font-display text-2xl font-bold">
        {texts.title}
      </h3>
      <p className="max-w-3xl">{texts.text}</p>
      <LoadStateView
        state={state}
        retry={retry}
        texts={{ loading: t('staffLog:loading'), error: texts.error }}
      >
        {(pages) =>
          pages.length === 0 ? <p>{texts.noVisits}</p> : <PageSpeedTable pages={pages} />
        }
      </LoadStateView>
    </section>
  );
}
