import { birthYears, findTeamsFor, seasonYearAt } from '@club/domain/finder';
import { limits } from '@club/domain/limits';
import type { Program } from '@club/domain/program';
import { programIdsOf, type Team } from '@club/domain/team';
import { useId, useState } from 'react';
import type { LoadState } from '../../data/load-state.ts';
import { todayInToronto } from '../../i18n/today.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { paths, programHref } from '../paths.ts';
import { LocalizedText } from './localized-text.tsx';
import { programsOf } from './programs-of.ts';

interface AnswerProps {
  readonly birthYear: number;
  readonly seasonYear: number;
  readonly state: LoadState<readonly Program[]>;
}

function Fit({ team, state }: { team: Team; state: LoadState<readonly Program[]> }) {
  const { t } = useTexts();
  const own = programsOf(state, programIdsOf(team.id));
  return (
    <li className="border-l-8 border-court bg-white px-5 py-3">
      <TextLink
        to={programHref(team.id)}
        className="inline-block min-h-8 font-display text-2xl font-bold underline underline-offset-4"
      >
        {t(team.title)}
      </TextLink>
      {own.status === 'ready' &&
        own.data.map((program) => (
          <p key={program._id}>
            {own.data.length > 1 && <strong>{t('program.of_group', { id: program.id })} </strong>}
            <LocalizedText program={program} field="cost" />
          </p>
        ))}
    </li>
  );
}

/** The teams that fit and what a season costs; a kind word and a way on when none does. */
function Answer({ birthYear, seasonYear, state }: AnswerProps) {
  const { t } = useTexts();
  const fitting = findTeamsFor(birthYear, seasonYear);
  const age = seasonYear - birthYear;
  if (fitting.length === 0) {
    return (
      <div className="grid gap-4">
        <p className="text-lead">
          {t(age < limits.ages.youngest ? 'program.finder.too_young' : 'program.finder.too_old', {
            year: birthYear,
          })}
        </p>
        <TextLink to={paths.contact} look="dark">
          {t('program.finder.write')}
        </TextLink>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-lead">
        {t(fitting.length === 1 ? 'program.finder.one' : 'program.finder.several', {
          year: birthYear,
          count: fitting.length,
        })}
      </p>
      <ul className="grid gap-3">
        {fitting.map((team) => (
          <Fit key={team.id} team={team} state={state} />
        ))}
      </ul>
    </div>
  );
}

/** From a year of birth to the teams that fit; computed here, nothing leaves the browser. */
export function Finder({ state }: { state: LoadState<readonly Program[]> }) {
  const { t } = useTexts();
  const id = useId();
  const [birthYear, setBirthYear] = useState<number>();
  const seasonYear = seasonYearAt(todayInToronto());
  return (
    <section aria-labelledby={`${id}-title`} className="bg-sky">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-gutter py-section lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-4">
          <h2 id={`${id}-title`} className="font-display text-heading font-extrabold uppercase">
            {t('program.finder.title')}
          </h2>
          <label htmlFor={id} className="font-semibold">
            {t('program.finder.label')}
          </label>
          <select
            id={id}
            aria-describedby={`${id}-rule`}
            value={birthYear ?? ''}
            onChange={({ target }) => setBirthYear(Number(target.value) || undefined)}
            className="min-h-14 w-full max-w-64 border-2 border-ink bg-white px-4 font-display text-2xl font-bold"
          >
            <option value="">{t('program.finder.choose')}</option>
            {birthYears(seasonYear).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
          <p id={`${id}-rule`} className="text-sm">
            {t('program.finder.rule', { season: seasonYear })}
          </p>
        </div>
        <div role="status">
          {birthYear !== undefined && (
            <Answer birthYear={birthYear} seasonYear={seasonYear} state={state} />
          )}
        </div>
      </div>
    </section>
  );
}
