import { teams } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { TeamCard } from './team-card.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

/** 'Meet the team': all teams, each with a link to its program (specification, section 2). */
export function MeetTheTeam() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="meet-the-team" className="overflow-hidden bg-river text-white">
      <Container className="grid items-end gap-x-16 gap-y-8 pt-section lg:grid-cols-[auto_1fr]">
        <SectionTitle id="meet-the-team" size="hero" className="lg:pb-8">
          {t('home:teams.title')}
        </SectionTitle>
        <p className="slanted py-6 text-lead font-semibold text-ink before:-inset-x-gutter before:bg-sun max-lg:before:skew-x-0 lg:px-10 lg:before:right-[-50vw] lg:before:left-0">
          {t('home:teams.intro')}
        </p>
      </Container>
      <ul className="grid md:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} />
        ))}
      </ul>
    </section>
  );
}
