import type { Program } from '@club/domain/content/program';
import { listTeamProgramIds, type Team } from '@club/domain/team';
import type { LoadState } from '../../state/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Drawing } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ArrowLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { programHref } from '@club/domain/paths';
import { RegistrationTag } from './registration-tag.tsx';
import { getRegistrationStatus, pickPrograms } from './pick-programs.ts';

/** Loaded later, because the prices only arrive after the page. Their space is reserved. */
const Costs = lazyPart(async () => (await import('./costs.tsx')).Costs);

/** The team's drawing, with a slanted edge, and its label. */
function TeamPicture({ team }: { team: Team }) {
  return (
    <div className="relative overflow-hidden print:hidden @2xl:min-h-64 @2xl:[clip-path:polygon(0_0,100%_0,calc(100%-3.4rem)_100%,0_100%)]">
      <Drawing
        src={team.image}
        loading="lazy"
        className="h-44 w-full object-cover object-top transition-transform duration-300 group-focus-within:scale-105 group-hover:scale-105 @2xl:absolute @2xl:inset-0 @2xl:size-full @2xl:object-[75%_0] motion-reduce:transition-none"
      />
      <p
        aria-hidden
        className="slanted absolute bottom-0 left-0 pt-1 pr-6 pl-5 font-display text-3xl font-extrabold text-white before:-left-8 before:bg-ink"
      >
        {team.highlighter}
      </p>
    </div>
  );
}

/** The ages in large numerals. Screen readers read them as words. */
function Ages({ team }: { team: Team }) {
  const { t } = useTexts();
  const [youngest, oldest] = team.ages;
  return (
    <p className="order-first w-24 @2xl:w-32 @5xl:w-40 @min-[78rem]:w-60">
      <span
        aria-hidden
        className="block font-display text-title leading-none font-extrabold @min-[78rem]:text-hero"
      >
        {youngest === oldest ? youngest : `${youngest}–${oldest}`}
      </span>
      <span aria-hidden className="font-display text-xl font-bold">
        {t('program:years')}
      </span>
      <VisuallyHidden>{t(team.age)}</VisuallyHidden>
    </p>
  );
}

interface TeamRowProps {
  readonly team: Team;
  /** The state of the request for all programs, which have the prices. */
  readonly state: LoadState<readonly Program[]>;
}

/** One team of the list: age, grade, status, price and next step. */
export function TeamRow({ team, state }: TeamRowProps) {
  const { t } = useTexts();
  const teamPrograms = pickPrograms(state, listTeamProgramIds(team.id));
  const isOpen =
    teamPrograms.status === 'ready' && getRegistrationStatus(teamPrograms.data) !== 'full';
  return (
    <li className="group relative grid overflow-hidden border-t-2 border-ink bg-white @2xl:grid-cols-[18rem_1fr] @5xl:grid-cols-[21rem_1fr]">
      <TeamPicture team={team} />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 p-6 @2xl:grid @2xl:grid-cols-[auto_1fr] @5xl:grid-cols-[auto_1fr_1.4fr] @5xl:items-center @5xl:gap-x-8">
        {/* The title is beside the ages if its longest word fits there, otherwise below them. */}
        <div className="min-w-min flex-1 basis-28">
          <h3 className="wrap-break-word font-display text-2xl leading-tight font-bold @5xl:text-3xl">
            {t(team.title)}
          </h3>
          <p className="text-balance @5xl:text-lg">{t(team.grade)}</p>
        </div>
        <Ages team={team} />
        {/* The room for a price of four lines, so that the list does not move. */}
        <div className="grid min-h-48 w-full content-start gap-2 @2xl:col-start-2 @5xl:col-start-auto @5xl:content-center @5xl:text-lg">
          {teamPrograms.status === 'ready' && (
            <>
              <RegistrationTag programs={teamPrograms.data} />
              <Costs programs={teamPrograms.data} />
            </>
          )}
          <ArrowLink
            to={programHref(team.id)}
            label={isOpen ? t('program:see_and_register') : t('program:see')}
            about={t(team.title)}
            className="min-h-11 w-fit text-river underline after:absolute after:inset-0 hover:decoration-2"
          />
        </div>
      </div>
    </li>
  );
}
