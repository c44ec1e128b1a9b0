import type { Program } from '@club/domain/content/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { getRegistrationStatus } from './pick-programs.ts';

const tagColors = {
  open: 'before:bg-sun',
  partly: 'before:bg-sky',
  full: 'before:bg-white',
} as const;

/** The tag of a team's registration: open, full, or which groups have places. */
export function RegistrationTag({ programs }: { programs: readonly Program[] }) {
  const { t } = useTexts();
  const status = getRegistrationStatus(programs);
  const listIds = (isListed: (program: Program) => boolean) =>
    programs
      .filter(isListed)
      .map(({ id }) => id)
      .join(', ');
  return (
    <p
      className={`slanted ml-[0.2rem] w-fit px-3 py-0.5 font-display leading-snug font-bold before:inset-ring-2 before:inset-ring-ink ${tagColors[status]}`}
    >
      {t(`program:${status}`, {
        open: listIds(({ registerDisplay }) => registerDisplay),
        full: listIds(({ registerDisplay }) => !registerDisplay),
      })}
    </p>
  );
}
