import { club } from '@club/domain/club';
import { findGroup, findTeam, programIdsFor, type Team } from '@club/domain/team';
import { useParams } from 'react-router-dom';
import { publicPrograms } from '../../data/programs.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { paths } from '../paths.ts';
import { ProgramOffer } from './program-offer.tsx';
import { programsOf } from './programs-of.ts';

function TeamHeader({ team, group }: { team: Team; group: string | undefined }) {
  const { t } = useTexts();
  return (
    <header className="overflow-hidden bg-ink text-white">
      <div className="mx-auto grid max-w-page lg:grid-cols-[3fr_2fr]">
        <div className="grid content-center gap-5 px-gutter py-section">
          <Tag>{t(team.grade)}</Tag>
          <h1 className="font-display text-hero font-extrabold uppercase">
            {t(team.title)}
            {group !== undefined && <span className="block text-title text-sun">{group}</span>}
          </h1>
          <p className="font-display text-heading font-bold text-sun">{t(team.age)}</p>
        </div>
        <div className="overflow-hidden lg:-mr-40 lg:-skew-x-12">
          <img
            src={team.image}
            alt=""
            width="800"
            height="600"
            className="aspect-4/3 h-full w-full object-cover lg:scale-125 lg:skew-x-12"
          />
        </div>
      </div>
    </header>
  );
}

/** What the club says of a team whatever the server answers. */
function About({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-6">
      <p className="text-lead">{t(team.desc)}</p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-bold uppercase">{t('program.detail.admission')}</dt>
          <dd className="text-lg">{t(team.admision)}</dd>
        </div>
        <div>
          <dt className="text-sm font-bold uppercase">{t('program.detail.address')}</dt>
          <dd className="text-lg">
            {t(team.address)}
            <TextLink to={paths.contact} className="block w-fit min-h-8 text-river underline">
              {t('program.detail.directions')}
            </TextLink>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** What comes on top, and where to read on. */
function Extras({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-6">
      {team.otherCost !== null && (
        <aside className="border-l-8 border-sun pl-5">
          <h2 className="font-display text-2xl font-bold">{t('program.detail.other_cost')}</h2>
          <p>{t(team.otherCost)}</p>
        </aside>
      )}
      <div className="flex flex-wrap gap-4">
        <TextLink to={club.seasonGuide} look="dark">
          {t('program.detail.document')}
        </TextLink>
        <TextLink to={paths.schedule} look="outline">
          {t('program.detail.full_schedule')}
        </TextLink>
      </div>
    </div>
  );
}

function Offers({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const { state, retry } = useCollection(publicPrograms);
  const texts = {
    loading: t('program.loading'),
    error: t('program.error'),
    empty: t('program.empty'),
  };
  return (
    <LoadState state={programsOf(state, ids)} texts={texts} retry={retry}>
      {(programs) => (
        <div className="grid content-start gap-6">
          {programs.map((program) => (
            <ProgramOffer
              key={program._id}
              program={program}
              isGroup={findGroup(program.id) !== undefined}
            />
          ))}
        </div>
      )}
    </LoadState>
  );
}

/** `/program/{programId}`: one team, or one development group (specification, section 2). */
export function ProgramDetailPage() {
  const { t } = useTexts();
  const { programId = '' } = useParams();
  const team = findTeam(programId);
  if (!team) return <NotFoundPage />;
  const group = findGroup(programId);
  return (
    <>
      <TeamHeader team={team} group={group} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <About team={team} />
        {/* On a phone the schedule and the price come before the rest. */}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Offers key={programId} ids={programIdsFor(programId)} />
        </div>
        <Extras team={team} />
        <TextLink
          to={paths.program}
          className="w-fit min-h-8 font-bold text-river underline lg:col-span-2"
        >
          {t('program.detail.back')}
        </TextLink>
      </div>
    </>
  );
}
