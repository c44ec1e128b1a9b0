import { identity } from '@club/about/identity';
import { locations } from '@club/domain/location';
import { paths, programHref } from '@club/domain/paths';
import { findGroup, findRouteProgramIds, findTeam, type Team } from '@club/domain/team';
import { useParams } from 'react-router-dom';
import { OfferPanel } from '../../content/offer-panel.tsx';
import { ProgramOffer } from '../../content/program-offer.tsx';
import { buildSettings } from '../../data/build-settings.ts';
import { publicPrograms } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { LazyMailLinkScreen } from '../../opt-in/lazy-mail-link-screen.tsx';
import { OptInButton } from '../../opt-in/opt-in-button.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { Container } from '../../ui/container.tsx';
import { Drawing } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { pickPrograms } from './pick-programs.ts';

interface TeamHeaderProps {
  readonly team: Team;
  /** The development group of the address, such as `DEV1`. */
  readonly group: string | undefined;
}

/** A team's grade, name and age, beside its picture in a slanted frame. */
function TeamHeader({ team, group }: TeamHeaderProps) {
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

const linkClasses =
  'inline-flex min-h-8 w-fit items-center font-bold text-river underline underline-offset-4 hover:decoration-2';

/** Links to directions to the gyms of the team. */
function Directions({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <ul className="pt-1">
      {locations
        .filter(({ id }) => team.places.includes(id))
        .map(({ id, title, directions }) => (
          <li key={id}>
            <TextLink to={directions} className={linkClasses}>
              {t('program:detail.directions', { place: t(title) })}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}

/** A team's description, which does not depend on the server. */
function TeamDescription({ team }: { team: Team }) {
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

interface TeamExtrasProps {
  readonly team: Team;
  /** Whether the page's address names one group of the team. */
  readonly isGroup: boolean;
}

/** A team's other costs, and links to the season guide, the schedule and the programs. */
function TeamExtras({ team, isGroup }: TeamExtrasProps) {
  const { t } = useTexts();
  return (
    <div className="grid content-start gap-8">
      {team.otherCost !== null && (
        <div className="border-l-8 border-sun pl-5">
          <h2 className="font-display text-2xl font-bold">{t('program:detail.other_cost')}</h2>
          <p>{t(team.otherCost)}</p>
          <p className="pt-2">
            {t('program:detail.refund')}{' '}
            <TextLink to={`${paths.clubPolicy}#refund`} className={linkClasses}>
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

/** The offers of these programs, or a contact link if none could be loaded. */
function Offers({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const { state: allPrograms, retry } = useList(publicPrograms);
  const state = pickPrograms(allPrograms, ids);
  const texts = {
    loading: t('program:loading'),
    error: t('program:error'),
    empty: t('program:empty'),
  };
  return (
    <OfferPanel isLoading={state.status === 'loading'}>
      <LoadStateView state={state} texts={texts} retry={retry}>
        {(programs) => (
          <div className="grid gap-8 divide-y-2 divide-sky *:not-last:pb-8">
            {programs.map((program) => (
              <ProgramOffer
                key={program._id}
                program={program}
                isGroup={findGroup(program.id) !== undefined}
                ifClosed={<OptInButton purpose="place" program={program.id.toUpperCase()} />}
              />
            ))}
          </div>
        )}
      </LoadStateView>
      {(state.status === 'error' || state.status === 'empty') && (
        <div className="grid gap-3">
          <p>{t('program:detail.ask')}</p>
          <TextLink to={paths.contact} className={linkClasses}>
            {t('program:write')}
          </TextLink>
        </div>
      )}
    </OfferPanel>
  );
}

const NextTeamEntries = lazyPart(async () =>
  (await import('../../agenda/load-parts.ts')).loadNextTeamEntries(),
);

/** `/program/{programId}`: one team, or one development group (specification, section 2). */
function ProgramDetailPage() {
  const { programId = '' } = useParams();
  const team = findTeam(programId);
  // The router shows the 404 page instead (`exists` in program-detail.page.ts).
  if (!team) return null;
  const group = findGroup(programId);
  return (
    <>
      <LazyMailLinkScreen program={group ?? team.highlighter} />
      <NoticeSlot />
      <TeamHeader team={team} group={group} />
      <DeferredContent>
        <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <TeamDescription team={team} />
          {/* Phones show the schedule and the price after the description, before the extras. */}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Offers key={programId} ids={findRouteProgramIds(programId)} />
            <NextTeamEntries programId={programId} />
            {buildSettings.calendarId !== '' && (
              <OptInButton purpose="practice" program={team.highlighter} />
            )}
          </div>
          <TeamExtras team={team} isGroup={group !== undefined} />
        </Container>
      </DeferredContent>
    </>
  );
}

export { ProgramDetailPage as Component };
