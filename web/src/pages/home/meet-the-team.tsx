import { type Team, teams } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { programHref } from '../paths.ts';

/** A team's card; hover and focus lay the next step over the picture. */
function TeamCard({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <li>
      <TextLink
        to={programHref(team.id)}
        className="group relative block aspect-4/3 overflow-hidden bg-ink text-white"
      >
        <img
          src={team.image}
          alt=""
          width="800"
          height="600"
          loading="lazy"
          className="size-full object-cover transition-transform duration-300 group-hover:scale-105 group-focus-visible:scale-105 motion-reduce:transform-none"
        />
        <span className="slanted absolute bottom-0 left-0 grid py-3 pr-8 pl-6 before:-left-8 before:bg-ink">
          <span className="font-display text-title leading-none font-extrabold">
            {team.highlighter}
          </span>{' '}
          <span className="font-semibold text-mist">{t(team.grade)}</span>
        </span>
        <span className="absolute inset-0 grid place-items-center bg-river/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <span className="slanted px-7 py-2 font-display text-2xl font-bold text-ink uppercase before:bg-sun">
            {t('home.teams.see')}
          </span>
        </span>
      </TextLink>
    </li>
  );
}

/** 'Meet the team': the six teams, each the way to its program (specification, section 2). */
export function MeetTheTeam() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="meet-the-team" className="mx-auto max-w-page px-gutter py-section">
      <h2 id="meet-the-team" className="font-display text-title font-extrabold uppercase">
        {t('home.teams.title')}
      </h2>
      <p className="my-8 bg-sun px-6 py-5 text-lead font-semibold sm:w-fit sm:max-w-3xl">
        {t('home.teams.highlight')}
      </p>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} />
        ))}
      </ul>
    </section>
  );
}
