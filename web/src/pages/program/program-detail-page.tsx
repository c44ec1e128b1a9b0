import { paths } from '@club/domain/paths';
import { findGroup, findRouteProgramIds, findTeam, type Team } from '@club/domain/team';
import { useLocation, useParams } from 'react-router-dom';
import { OfferPanel } from '../../content/offer-panel.tsx';
import { ProgramOffer } from '../../content/program-offer.tsx';
import { buildSettings } from '../../data/build-settings.ts';
import { publicPrograms } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { importWithTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NoticeSlot } from '../../notice/notice-slot.tsx';
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
import { useOptInParts } from '../../opt-in/use-opt-in-parts.ts';

/**
 * Loads and shows the screen of a mailed link about a team or group. There the visitor confirms the
 * request, or ends it. Renders nothing if the page's address is not such a link.
 *
 * @param program the name of the team or group in the texts, such as `U13` or `DEV`
 */
function LazyMailLinkScreen({ program }: { readonly program: string }) {
  const isMailedLink = /\blink=/iu.test(useLocation().search);
  const parts = useOptInParts(isMailedLink ? 1 : 0);
  return parts && isMailedLink && <parts.ProgramMailLinkScreen program={program} />;
}

interface TeamHeaderProps {
  readonly team: Team;
  /** The development group of the address, such as `DEV1`. */
  readonly group: string | undefined;
}

/** A team's grade, name and age, beside its picture with slanted edges. */
function TeamHeader({ team, group }: TeamHeaderProps) {
  const { t } = useTexts();
  return (
    <header className="bg-ink text-white">
      <div className="mx-auto grid max-w-page md:grid-cols-[2fr_1fr]">
        <div className="grid content-center gap-3 py-5 pl-gutter max-md:pr-gutter lg:gap-5 lg:py-10">
          <Tag>
            {/* The ordinal 3e has a lower-case letter. */}
            <span className="normal-case">{t(team.grade)}</span>
          </Tag>
          {/* The line height leaves room for the tail of a Q above an accented capital. */}
          <SectionTitle as="h1" size="hero">
            {t(team.title)}
            {group !== undefined && <span className="block text-title text-sun"> {group}</span>}
          </SectionTitle>
          <p className="font-display text-heading font-bold text-sun">{t(team.age)}</p>
        </div>
        <div className="print:hidden md:[clip-path:polygon(4rem_0,100%_0,calc(100%-4rem)_100%,0_100%)]">
          <Drawing
            src={team.image}
            className="h-44 w-full object-cover object-top sm:h-96 md:h-full"
          />
        </div>
      </div>
    </header>
  );
}

const loadDetails = () => importWithTexts(import('./team-details.tsx'), 'map');
const TeamFacts = lazyPart(async () => (await loadDetails()).TeamFacts);
const OtherCosts = lazyPart(async () => (await loadDetails()).OtherCosts);
const TeamDetails = lazyPart(async () => (await loadDetails()).TeamDetails);

/** The offers of these programs, or a contact link if none could be loaded. */
function Offers({ team, ids }: { team: Team; ids: readonly string[] }) {
  const { t } = useTexts();
  const { state: allPrograms, retry } = useList(publicPrograms);
  const state = pickPrograms(allPrograms, ids);
  const texts = {
    loading: t('program:loading'),
    error: t('program:error'),
    empty: t('program:empty'),
  };
  // The space of one offer, or of two below each other on a phone.
  const height =
    ids.length < 2 ? 'min-h-260 sm:min-h-164 lg:min-h-198' : 'min-h-286 sm:min-h-185 lg:min-h-225';
  return (
    <OfferPanel height={state.status === 'loading' ? height : ''}>
      {ids.length < 2 && <TeamFacts team={team} />}
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
          <TextLink
            to={paths.contact}
            className="inline-flex min-h-8 w-fit items-center font-bold text-river underline underline-offset-4 hover:decoration-2"
          >
            {t('program:write')}
          </TextLink>
        </div>
      )}
      <OtherCosts team={team} />
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
  // The router shows the 404 page instead (`exists` in app/pages.ts).
  if (!team) return null;
  const group = findGroup(programId);
  const ids = findRouteProgramIds(programId);
  return (
    <>
      <LazyMailLinkScreen program={group ?? team.highlighter} />
      <NoticeSlot />
      <TeamHeader team={team} group={group} />
      <DeferredContent>
        {/* One card with what parents look for most, then the rest. */}
        <Container className="pt-8 lg:pt-12">
          <div className="grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr]">
            {buildSettings.calendarId !== '' && (
              <div
                data-offers
                className={`grid min-h-100 content-start bg-sun sm:min-h-170 lg:grid-rows-[1fr_auto] lg:content-stretch print:min-h-0 ${ids.length < 2 ? 'lg:row-span-2' : ''}`}
              >
                <NextTeamEntries programId={programId} />
                <div className="min-h-18 px-6 pb-6 sm:min-h-20 sm:px-8 sm:pb-8 print:min-h-0">
                  <OptInButton purpose="practice" program={team.highlighter} />
                </div>
              </div>
            )}
            <Offers key={programId} team={team} ids={ids} />
            {/* The facts of a team with two offers, which leave no room for them. */}
            {ids.length > 1 && (
              <div className="min-h-80 border-t-2 border-sky bg-white p-6 sm:p-8 lg:col-start-1 lg:row-start-2 lg:min-h-64 print:min-h-0">
                <TeamFacts team={team} />
              </div>
            )}
          </div>
        </Container>
        <TeamDetails team={team} isGroup={group !== undefined} />
      </DeferredContent>
    </>
  );
}

export { ProgramDetailPage as Component };
