import type { Team } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { ArrowIcon, Drawing } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { programHref } from '@club/domain/paths';

/** A label on the picture, visible on hover or focus. A coloured surface slides in behind it. */
function Overlay({ label }: { label: string }) {
  return (
    <span className="absolute inset-0 overflow-hidden">
      <span className="absolute inset-y-0 -inset-x-1/4 -translate-x-[110%] -skew-x-12 bg-river transition-transform duration-300 group-hover:translate-x-0 group-focus-visible:translate-x-0" />
      <span className="absolute inset-0 grid place-items-center opacity-0 transition-opacity duration-300 group-hover:opacity-100 group-focus-visible:opacity-100">
        <span className="slanted inline-flex min-h-12 items-center gap-3 px-7 py-2 font-display text-2xl font-bold text-ink uppercase before:bg-sun">
          {label}
          <ArrowIcon />
        </span>
      </span>
    </span>
  );
}

/** A team's card: drawing, label, grade and link. */
export function TeamCard({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <li>
      <TextLink
        to={programHref(team.id)}
        className="group block bg-ink text-white -outline-offset-4 focus-visible:outline-sun"
      >
        <span className="relative block aspect-3/2 print:hidden overflow-hidden lg:aspect-4/3">
          <Drawing src={team.image} loading="lazy" className="size-full object-cover" />
          <Overlay label={t('home:teams.see')} />
        </span>{' '}
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-4 md:px-6 lg:px-8">
          <span className="font-display text-6xl leading-none font-extrabold">
            {team.highlighter}
          </span>{' '}
          <span className="text-right leading-tight font-semibold text-balance text-mist">
            {t(team.grade)}
          </span>{' '}
        </span>
      </TextLink>
    </li>
  );
}
