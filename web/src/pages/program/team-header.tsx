import type { Team } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { Drawing } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';

interface TeamHeaderProps {
  readonly team: Team;
  /** The development group of the address, such as `DEV1`. */
  readonly group: string | undefined;
}

/** A team's grade, name and age, beside its picture in a slanted frame. */
export function TeamHeader({ team, group }: TeamHeaderProps) {
  const { t } = useTexts();
  return (
    <header className="overflow-hidden bg-ink text-white">
      <div className="mx-auto grid max-w-page lg:grid-cols-[3fr_2fr]">
        <div className="grid content-center gap-5 px-gutter py-section">
          <Tag>
            {/* The ordinal 3e has a lower-case letter. */}
            <span className="normal-case">{t(team.grade)}</span>
          </Tag>
          {/* The line height leaves room for the tail of a Q above an accented capital. */}
          <SectionTitle as="h1" size="hero" className="leading-[1.06]">
            {t(team.title)}
            {group !== undefined && <span className="block text-title text-sun"> {group}</span>}
          </SectionTitle>
          <p className="font-display text-heading font-bold text-sun">{t(team.age)}</p>
        </div>
        {/* The frame is slanted, the picture is not. A wider picture fills the corners. */}
        <div className="overflow-hidden print:hidden lg:relative lg:-mr-14 lg:min-h-120 lg:-skew-x-12">
          <Drawing
            src={team.image}
            className="h-72 w-full object-cover object-top sm:h-96 lg:absolute lg:inset-y-0 lg:-left-16 lg:h-full lg:w-[calc(100%+8rem)] lg:max-w-none lg:skew-x-12"
          />
        </div>
      </div>
    </header>
  );
}
