import { coaches as clubCoaches } from '@club/about/first-content/coaches';
import { identity } from '@club/about/identity';
import type { Coach } from '@club/domain/content/coach';
import { paths, programHref } from '@club/domain/paths';
import type { Team } from '@club/domain/team';
import { GymSheet } from '../../content/gym-sheet.tsx';
import { publicCoaches } from '../../data/public/lists.ts';
import { useGyms } from '../../data/public/club/gyms.ts';
import { useList } from '../../data/public/use-list.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

const inlineLinkClasses =
  'inline-block min-h-6 font-bold text-river underline underline-offset-4 hover:decoration-2';
const lineLinkClasses =
  'inline-flex min-h-8 items-center font-bold text-river underline underline-offset-4 hover:decoration-2';
const termClasses = 'text-sm font-bold uppercase';

type TeamCoach = Pick<Coach, 'name' | 'title' | 'title_fr' | 'team' | 'otherTeam'>;

/**
 * Where the team trains, with the address of each gym, and who coaches it. Until they are read, and
 * if they cannot be read, gyms and coaches are those of the club's folder.
 */
export function TeamFacts({ team }: { team: Team }) {
  const { t, locale } = useTexts();
  const gyms = useGyms().filter(({ place }) => team.places.some((id) => id === place));
  const { state } = useList(publicCoaches);
  const knownCoaches: readonly TeamCoach[] = state.status === 'ready' ? state.data : clubCoaches;
  const coaches = state.status === 'empty' ? [] : knownCoaches;
  return (
    <dl className="grid gap-x-8 gap-y-4 pb-4 sm:max-lg:grid-cols-2">
      <div>
        <dt className={termClasses}>{t('map:team.address')}</dt>
        <dd className="text-lg">
          <UnbrokenText>{t(team.address)}</UnbrokenText>
          <div className="grid gap-x-4 gap-y-2 pt-1 text-base print:flex">
            {gyms.map((gym) => (
              <details key={gym._id}>
                <summary className="min-h-8 cursor-pointer font-bold text-river print:hidden">
                  {gym.name}
                  {gym.street !== '' && (
                    <>
                      , <span className="inline-block">{gym.street}</span>
                    </>
                  )}
                </summary>
                <GymSheet gym={gym} />
              </details>
            ))}
          </div>
          {gyms.length === 0 && <p className="text-base">{t('map:gym.later')}</p>}
        </dd>
      </div>
      {coaches
        .filter((coach) => [coach.team, coach.otherTeam].includes(team.id))
        .map((coach) => (
          <div key={coach.name}>
            <dt className={termClasses}>{readLocalizedText(coach, 'title', locale).text}</dt>
            <dd className="text-lg">{coach.name}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A team's description, which does not depend on the server. */
function TeamDescription({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-6">
      <p className="text-lead">{t(team.desc)}</p>
      <dl>
        <dt className={termClasses}>{t('map:team.admission')}</dt>
        <dd className="text-lg">{t(team.admision)}</dd>
      </dl>
    </div>
  );
}

interface TeamProps {
  readonly team: Team;
  /** Whether the page's address names one group of the team. */
  readonly isGroup: boolean;
}

/** What a team costs besides its price, and its refunds. */
export function OtherCosts({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    team.otherCost !== null && (
      // At the bottom of the panel, where the offers do not move it when they have loaded.
      <div className="mt-auto pt-6">
        <div className="border-l-8 border-sun pl-5">
          <h3 className="font-display text-xl font-bold">{t('map:team.other_cost')}</h3>
          <p>{t(team.otherCost)}</p>
          <p className="pt-2">
            {t('map:team.refund')}{' '}
            <TextLink to={`${paths.clubPolicy}#refund`} className={inlineLinkClasses}>
              {t('map:team.refund_policy')}
            </TextLink>
          </p>
        </div>
      </div>
    )
  );
}

/** Links to the season guide, the schedule and the programs. */
function TeamExtras({ team, isGroup }: TeamProps) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-8">
      <div className="flex flex-wrap gap-4">
        <TextLink to={identity.seasonGuide} variant="dark">
          {t('map:team.document')}
        </TextLink>
        <TextLink to={paths.schedule} variant="outline">
          {t('map:team.full_schedule')}
        </TextLink>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <TextLink to={`${paths.clubPolicy}#first-practice`} className={lineLinkClasses}>
          {t('map:team.first')}
        </TextLink>
        <TextLink
          to={`${paths.contact}?subject=team&team=${team.highlighter}#write`}
          className={lineLinkClasses}
        >
          {t('map:team.write')}
        </TextLink>
        {/* The router would mark this link as current: the page's address starts with its path. */}
        <TextLink to={paths.program} aria-current="false" className={lineLinkClasses}>
          {t('map:team.back')}
        </TextLink>
        {isGroup && (
          <TextLink to={programHref(team.id)} className={lineLinkClasses}>
            {t('map:team.both_groups')}
          </TextLink>
        )}
      </div>
    </div>
  );
}

/** What families read of a team after its card, below the first screen. */
export function TeamDetails({ team, isGroup }: TeamProps) {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-2">
      <TeamDescription team={team} />
      <TeamExtras team={team} isGroup={isGroup} />
    </Container>
  );
}
