import type { Program } from '@club/domain/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { openingOf } from './programs-of.ts';

const grounds = {
  open: 'before:bg-sun',
  partly: 'before:bg-sky',
  full: 'before:bg-white',
} as const;

/** Whether one can register, in words. */
export function OpeningTag({ programs }: { programs: readonly Program[] }) {
  const { t } = useTexts();
  const opening = openingOf(programs);
  return (
    <p
      className={`slanted ml-[0.2rem] w-fit px-3 py-0.5 font-display leading-snug font-bold before:inset-ring-2 before:inset-ring-ink ${grounds[opening]}`}
    >
      {t(`program:${opening}`)}
    </p>
  );
}
