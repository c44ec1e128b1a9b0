import type { Program } from '@club/domain/content/program';
import { findGroup, type Team } from '@club/domain/team';
import type { ReactNode } from 'react';
import { ProgramText } from '../../content/program-text.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

interface ChosenTeamProps {
  readonly team: Team;
  readonly programs: readonly Program[];
  /** What a visitor can do if the team is full. */
  readonly children?: ReactNode;
}

/** The size of the box of a team, also before hydration, so that the layout does not shift. */
export const chosenTeamRoom = 'room-for-team w-full max-w-xl';

/** The team that the family registers for, with its gym and its price. */
export function ChosenTeam({ team, programs, children }: ChosenTeamProps) {
  const { t } = useTexts();
  return (
    <div
      className={`flex flex-col gap-1 border-l-8 border-sun bg-white p-5 text-ink ${chosenTeamRoom}`}
    >
      <h2 className="font-display text-heading leading-none font-bold">{t(team.title)}</h2>
      <p>
        <UnbrokenText>{t(team.address)}</UnbrokenText>
      </p>
      {/* In the middle of what is left: the name stays where it is when the price arrives. */}
      <div className="my-auto grid gap-1">
        {programs.map((program) => (
          <p key={program._id} className="font-bold">
            {findGroup(program.id) !== undefined && `${program.id}\u00a0· `}
            <ProgramText program={program} field="cost" />
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}
