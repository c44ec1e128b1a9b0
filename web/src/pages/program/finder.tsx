import { listBirthYears, seasonYearAt } from '@club/domain/team-finder';
import type { Program } from '@club/domain/content/program';
import { lazy, Suspense, useId, useState } from 'react';
import { readHistoryState, writeHistoryState } from '../../state/history-state.ts';
import type { LoadState } from '../../state/load-state.ts';
import { useHydrated } from '../../scheduling/use-hydrated.ts';
import { getTorontoMonth } from '../../i18n/toronto-month.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

/** Loaded after the first choice of a year. */
const FinderResult = lazy(async () => ({
  default: (await import('./finder-result.tsx')).FinderResult,
}));

interface YearFieldProps {
  readonly id: string;
  readonly seasonYear: number;
  readonly birthYear: number | undefined;
  readonly onChoose: (birthYear: number | undefined) => void;
}

/**
 * The select of the year of birth. The first year of the list stands for all later years too. The
 * last year stands for all earlier years too.
 */
function YearField({ id, seasonYear, birthYear, onChoose }: YearFieldProps) {
  const { t } = useTexts();
  const years = listBirthYears(seasonYear);
  const getLabel = (year: number) => {
    if (year === years[0]) return t('finder:or_later', { year });
    return year === years.at(-1) ? t('finder:or_earlier', { year }) : year;
  };
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {t('finder:label')}
      </label>
      <select
        id={id}
        aria-describedby={`${id}-rule`}
        value={birthYear ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
        className="min-h-14 w-full rounded-md sm:max-w-72 border-2 border-ink/70 bg-white px-4 font-display text-2xl font-bold"
      >
        <option value="">{t('finder:choose')}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {getLabel(year)}
          </option>
        ))}
      </select>
      <p id={`${id}-rule`} className="max-w-sm text-sm">
        {t('finder:rule', { start: seasonYear - 1, end: seasonYear })}
      </p>
    </>
  );
}

/**
 * The year in which the current season ends. After the season's last month, it is the year in which
 * the next season ends. Before hydration it is the season's year that the build computed, which may
 * be outdated.
 */
function useSeasonYear(): number {
  const isHydrated = useHydrated();
  return isHydrated ? seasonYearAt(getTorontoMonth()) : import.meta.env.BUILD_SEASON;
}

const players = ['anyone', 'girl', 'boy'] as const;

interface Choice {
  readonly player: (typeof players)[number];
  readonly birthYear: number | undefined;
}

const entryName = 'finder';
const noChoice: Choice = { player: 'anyone', birthYear: undefined };

/**
 * The visitor's choice. It is stored in the entry of the browser's history, so that it is still
 * there when the visitor comes back from a team.
 */
function useChoice() {
  const isHydrated = useHydrated();
  const [choice, setChoice] = useState<Choice>();
  const stored = isHydrated ? (readHistoryState(entryName) as Choice | undefined) : undefined;
  return {
    ...(choice ?? stored ?? noChoice),
    choose: (newChoice: Choice) => {
      writeHistoryState(entryName, newChoice);
      setChoice(newChoice);
    },
  };
}

/**
 * Finds the teams for a year of birth. The year never leaves the browser. `state` is the state of
 * the request for all programs, which have the prices.
 */
export function Finder({ state }: { state: LoadState<readonly Program[]> }) {
  const { t } = useTexts();
  const id = useId();
  const { player, birthYear, choose } = useChoice();
  const seasonYear = useSeasonYear();
  return (
    <section aria-labelledby={`${id}-title`} className="bg-sky print:hidden">
      <Container className="grid gap-x-16 gap-y-6 py-section md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-4">
          <SectionTitle id={`${id}-title`} size="heading">
            {t('finder:title')}
          </SectionTitle>
          <YearField
            id={id}
            seasonYear={seasonYear}
            birthYear={birthYear}
            onChoose={(year) => choose({ player, birthYear: year })}
          />
          <RadioGroup
            label={t('finder:player')}
            options={players.map((value) => ({ value, label: t(`finder:${value}`) }))}
            value={player}
            onChange={(value) => choose({ player: value, birthYear })}
          />
        </div>
        <div role="status" className="lg:min-h-64">
          {birthYear === undefined ? (
            <p className="border-l-8 border-court px-5 font-display text-xl font-bold text-balance lg:text-3xl">
              {t('finder:invite')}
            </p>
          ) : (
            <Suspense>
              <FinderResult
                birthYear={birthYear}
                seasonYear={seasonYear}
                isBoy={player === 'boy'}
                state={state}
              />
            </Suspense>
          )}
        </div>
      </Container>
    </section>
  );
}
