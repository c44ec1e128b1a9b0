import { teams } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { TeamCard } from './team-card.tsx';

/** 'Meet the team': the six teams, each the way to its program (specification, section 2). */
export function MeetTheTeam() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="meet-the-team" className="overflow-hidden bg-river text-white">
      <div className="mx-auto grid max-w-page items-end gap-x-16 gap-y-8 px-gutter pt-section lg:grid-cols-[auto_1fr]">
        <h2 id="meet-the-team" className="font-display text-hero font-extrabold uppercase lg:pb-8">
          {t('home:teams.title')}
        </h2>
        <p className="slanted py-6 text-lead font-semibold text-ink before:-inset-x-gutter before:bg-sun max-lg:before:skew-x-0 lg:px-10 lg:before:right-[-50vw] lg:before:left-0">
          {t('home:teams.highlight')}
        </p>
      </div>
      <ul className="grid md:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} />
        ))}
      </ul>
    </section>
  );
}
