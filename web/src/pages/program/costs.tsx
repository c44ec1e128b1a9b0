import type { Program } from '@club/domain/content/program';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProgramText } from '../../content/program-text.tsx';

/** A team's price, for each of its groups. */
export function Costs({ programs }: { programs: readonly Program[] }) {
  const { t } = useTexts();
  return (
    <ul>
      {programs.map((program) => (
        <li key={program._id} className="text-balance">
          {programs.length > 1 && <strong>{t('program:of_group', { id: program.id })} </strong>}
          <ProgramText program={program} field="cost" />
        </li>
      ))}
    </ul>
  );
}
