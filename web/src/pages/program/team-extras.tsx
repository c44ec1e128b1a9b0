import { identity } from '@club/about/identity';
import type { Team } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { paths, programHref } from '@club/domain/paths';

const inlineLinkClasses =
  'inline-block min-h-6 font-bold text-river underline underline-offset-4 hover:decoration-2';

interface TeamExtrasProps {
  readonly team: Team;
  /** Whether the page's address names one group of the team. */
  readonly isGroup: boolean;
}

/** A team's other costs, and links to the season guide, the schedule and the programs. */
export function TeamExtras({ team, isGroup }: TeamExtrasProps) {
  const { t } = useTexts();
  const linkClasses =
    'inline-flex min-h-8 w-fit items-center font-bold text-river underline underline-offset-4 hover:decoration-2';
  return (
    <div className="grid content-start gap-8">
      {team.otherCost !== null && (
        <div className="border-l-8 border-sun pl-5">
          <h2 className="font-display text-2xl font-bold">{t('program:detail.other_cost')}</h2>
          <p>{t(team.otherCost)}</p>
          <p className="pt-2">
            {t('program:detail.refund')}{' '}
            <TextLink to={`${paths.clubPolicy}#refund`} className={inlineLinkClasses}>
              {t('program:detail.refund_policy')}
            </TextLink>
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-4">
        <TextLink to={identity.seasonGuide} variant="dark">
          {t('program:detail.document')}
        </TextLink>
        <TextLink to={paths.schedule} variant="outline">
          {t('program:detail.full_schedule')}
        </TextLink>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        {/* The router would mark this link as current: the page's address starts with its path. */}
        <TextLink to={paths.program} aria-current="false" className={linkClasses}>
          {t('program:detail.back')}
        </TextLink>
        {isGroup && (
          <TextLink to={programHref(team.id)} className={linkClasses}>
            {t('program:detail.both_groups')}
          </TextLink>
        )}
      </div>
    </div>
  );
}
