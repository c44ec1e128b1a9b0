import type { Program } from '@club/domain/program';
import { programIdsOf, type Team } from '@club/domain/team';
import type { LoadState } from '../../data/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Arrow } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { programHref } from '../paths.ts';
import { LocalizedText } from './localized-text.tsx';
import { openingOf, programsOf } from './programs-of.ts';

const marks = { open: 'before:bg-sun', partly: 'before:bg-sky', full: 'before:bg-white' } as const;

/** Open or full in words, and what it costs. */
function Offer({ programs }: { programs: readonly Program[] }) {
  const { t } = useTexts();
  const opening = openingOf(programs);
  return (
    <div className="grid content-start gap-2">
      <p
        className={`slanted w-fit px-3 py-0.5 font-display font-bold before:inset-ring-2 before:inset-ring-ink ${marks[opening]}`}
      >
        {t(`program.${opening}`)}
      </p>
      <ul>
        {programs.map((program) => (
          <li key={program._id}>
            {programs.length > 1 && <strong>{t('program.of_group', { id: program.id })} </strong>}
            <LocalizedText program={program} field="cost" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TeamRowProps {
  readonly team: Team;
  readonly state: LoadState<readonly Program[]>;
}

/** One team of the list: age, grade, open or full, price, and the next step. */
export function TeamRow({ team, state }: TeamRowProps) {
  const { t } = useTexts();
  const own = programsOf(state, programIdsOf(team.id));
  return (
    <li className="group relative grid overflow-hidden border-t-2 border-ink bg-white sm:grid-cols-[12rem_1fr] lg:grid-cols-[16rem_1fr]">
      <div className="overflow-hidden sm:-ml-8 sm:-skew-x-12">
        <img
          src={team.image}
          alt=""
          width="800"
          height="600"
          loading="lazy"
          className="h-40 w-full scale-110 object-cover transition-transform group-focus-within:scale-125 group-hover:scale-125 sm:h-full sm:skew-x-12 motion-reduce:transform-none"
        />
      </div>
      <div className="grid gap-x-8 gap-y-4 p-6 lg:grid-cols-[9rem_1fr_1.2fr_auto] lg:items-center">
        <p aria-hidden className="font-display text-title leading-none font-extrabold">
          {team.highlighter}
        </p>
        <div>
          <h3 className="font-display text-2xl font-bold">{t(team.title)}</h3>
          <p className="font-semibold">{t(team.age)}</p>
          <p>{t(team.grade)}</p>
        </div>
        {own.status === 'ready' ? <Offer programs={own.data} /> : <div />}
        <TextLink
          to={programHref(team.id)}
          className="inline-flex min-h-11 w-fit items-center gap-2 font-bold text-river underline underline-offset-4 after:absolute after:inset-0"
        >
          {t('program.see')}
          <VisuallyHidden> {t(team.title)}</VisuallyHidden>
          <Arrow />
        </TextLink>
      </div>
    </li>
  );
}
