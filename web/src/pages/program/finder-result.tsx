import { playerAges } from '@club/about/teams';
import { findTeamsFor } from '@club/domain/team-finder';
import type { Program } from '@club/domain/content/program';
import { listTeamProgramIds, type Team } from '@club/domain/team';
import type { LoadState } from '../../state/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { paths, programHref } from '@club/domain/paths';
import { Costs } from './costs.tsx';
import { RegistrationTag } from './registration-tag.tsx';
import { getRegistrationStatus, pickPrograms } from './pick-programs.ts';

type ProgramsState = LoadState<readonly Program[]>;

/** A team that fits, and its price as soon as it has loaded. */
function FittingTeam({ team, state }: { team: Team; state: ProgramsState }) {
  const { t } = useTexts();
  const teamPrograms = pickPrograms(state, listTeamProgramIds(team.id));
  const isPriceUnknown = teamPrograms.status === 'error' || teamPrograms.status === 'empty';
  return (
    <li className="grid gap-1 border-l-8 border-court bg-white px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <TextLink
          to={programHref(team.id)}
          className="inline-block min-h-8 font-display text-2xl font-bold underline underline-offset-4 hover:decoration-2"
        >
          {t(team.title)}
        </TextLink>
        {teamPrograms.status === 'ready' && <RegistrationTag programs={teamPrograms.data} />}
      </div>
      {teamPrograms.status === 'ready' && <Costs programs={teamPrograms.data} />}
      {isPriceUnknown && <p>{t('finder:no_price')}</p>}
    </li>
  );
}

/** Shown for an age without a team: a message and a link. */
function NoFittingTeam({ birthYear, age }: { birthYear: number; age: number }) {
  const { t } = useTexts();
  const isYounger = age < playerAges.youngest;
  return (
    <div className="grid gap-5">
      <p className="max-w-xl text-lead">
        {t(isYounger ? 'finder:too_young' : 'finder:too_old', { year: birthYear })}
      </p>
      <TextLink to={paths.contact} variant="dark">
        {t('program:write')}
      </TextLink>
    </div>
  );
}

/**
 * A team's place in the list: open teams before full ones, then the teams for this age before those
 * that also admit it.
 */
function rankTeam(team: Team, age: number, state: ProgramsState): number {
  const programs = pickPrograms(state, listTeamProgramIds(team.id));
  const isFull = programs.status === 'ready' && getRegistrationStatus(programs.data) === 'full';
  const [youngest, oldest] = team.ages;
  const isForAge = youngest <= age && age <= oldest;
  return Number(isFull) * 2 + Number(!isForAge);
}

interface FinderResultProps {
  readonly birthYear: number;
  readonly seasonYear: number;
  /** Whether the player is a boy, who cannot play on the girls' teams. */
  readonly isBoy: boolean;
  /** The state of the request for all programs, which have the prices. */
  readonly state: ProgramsState;
}

/** The teams that fit a year of birth, and what each of them costs. */
export function FinderResult({ birthYear, seasonYear, isBoy, state }: FinderResultProps) {
  const { t } = useTexts();
  const age = seasonYear - birthYear;
  const fittingTeams = findTeamsFor(birthYear, seasonYear)
    .filter(({ id }) => !isBoy || id === 'dev')
    .toSorted((a, b) => rankTeam(a, age, state) - rankTeam(b, age, state));
  if (fittingTeams.length === 0) return <NoFittingTeam birthYear={birthYear} age={age} />;
  const key = fittingTeams.length === 1 ? 'finder:one' : 'finder:several';
  const hasGirlsTeam = fittingTeams.some(({ id }) => id !== 'dev');
  return (
    <div className="grid gap-4">
      <p className="text-lead">{t(key, { year: birthYear, count: fittingTeams.length })}</p>
      {(hasGirlsTeam || isBoy) && <p>{t(isBoy ? 'finder:boy_teams' : 'finder:girls')}</p>}
      <ul className="grid gap-3">
        {fittingTeams.map((team) => (
          <FittingTeam key={team.id} team={team} state={state} />
        ))}
      </ul>
    </div>
  );
}
