import type { Program } from '@club/domain/content/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { closedTagColors, statusTagClass } from '../../ui/tag.tsx';
import { getRegistrationStatus } from './pick-programs.ts';

const tagColors = {
  open: 'before:bg-sun',
  partly: 'before:bg-sky',
  full: closedTagColors,
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
    <p className={`${statusTagClass} ${tagColors[status]}`}>
      {t(`program:${status}`, {
        open: listIds(({ registerDisplay }) => registerDisplay),
        full: listIds(({ registerDisplay }) => !registerDisplay),
      })}
    </p>
  );
}
