import { locations } from '@club/domain/location';
import type { Team } from '@club/domain/team';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Links to directions to the gyms of the team. */
function Directions({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <ul className="pt-1">
      {locations
        .filter(({ id }) => team.places.includes(id))
        .map(({ id, title, directions }) => (
          <li key={id}>
            <TextLink
              to={directions}
              className="inline-flex min-h-8 items-center font-semibold text-river underline underline-offset-4 hover:decoration-2"
            >
              {t('program:detail.directions', { place: t(title) })}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}

/** A team's description, which does not depend on the server. */
export function TeamDescription({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-6">
      <p className="text-lead">{t(team.desc)}</p>
      <dl className="grid gap-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-bold uppercase">{t('program:detail.admission')}</dt>
          <dd className="text-lg">{t(team.admision)}</dd>
        </div>
        <div>
          <dt className="text-sm font-bold uppercase">{t('program:detail.address')}</dt>
          <dd className="text-lg">
            {t(team.address)}
            <Directions team={team} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
