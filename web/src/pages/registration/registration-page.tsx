import { paths } from '@club/domain/paths';
import { findRouteProgramIds, findTeam } from '@club/domain/team';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { publicPrograms } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { useHydrated } from '../../scheduling/use-hydrated.ts';
import { readHistoryState, writeHistoryState } from '../../state/history-state.ts';
import { Container } from '../../ui/container.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';
import { OptInButton } from '../../opt-in/opt-in-button.tsx';
import { ChosenTeam, chosenTeamRoom } from './chosen-team.tsx';
import { makeFormAddress } from './make-form-address.ts';

/**
 * `opening` until the browser opens or blocks the tab. `none` if the page opens no tab, because the
 * program is full or the visitor came back to the page.
 */
type TabState = 'opening' | 'opened' | 'blocked' | 'none';

const entryName = 'formOpened';

/**
 * Opens an address in a new tab, once for each entry of the browser's history. A visitor who goes
 * back or forward to the page, or reloads it, gets no other tab.
 *
 * @param address the address to open; undefined until the page knows whether to open it
 * @param isWanted whether to open a tab at all
 */
function useNewTab(address: string | undefined, isWanted: boolean): TabState {
  const [state, setState] = useState<TabState>('opening');
  const { key } = useLocation();
  useEffect(() => {
    if (address === undefined) return undefined;
    // A timer, because StrictMode runs the effect twice: the cleanup cancels the first tab.
    const timer = setTimeout(() => {
      if (!isWanted || readHistoryState(entryName) === true) {
        setState('none');
        return;
      }
      writeHistoryState(entryName, true);
      // Without 'noopener', which makes `open` always return null.
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      setState(tab !== null && !tab.closed ? 'opened' : 'blocked');
    });
    return () => clearTimeout(timer);
  }, [address, isWanted, key]);
  return state;
}

const linkClasses =
  'inline-block min-h-6 font-bold text-river underline underline-offset-4 hover:decoration-2';
const questions = ['level', 'player', 'parent', 'waiver'] as const;

/** The form's questions (specification, section 3), so that parents can prepare. */
function FormChecklist() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      aria-labelledby="at-hand"
      className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]"
    >
      <div className="grid content-start gap-3">
        <SectionTitle id="at-hand" size="section">
          {t('registration:at_hand.title')}
        </SectionTitle>
        <p>{t('registration:at_hand.text')}</p>
        <p className="border-l-8 border-sun pl-4">
          {t('registration:at_hand.refund.text')}{' '}
          <TextLink to={`${paths.clubPolicy}#refund`} className={linkClasses}>
            {t('registration:at_hand.refund.policy')}
          </TextLink>
        </p>
      </div>
      <dl className="grid">
        {questions.map((question) => (
          <div
            key={question}
            className="grid gap-x-8 gap-y-1 border-t-2 border-ink py-5 last:border-b-2 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="font-display text-xl font-bold text-balance uppercase">
              {t(`registration:at_hand.${question}.title`)}
            </dt>
            <dd>{t(`registration:at_hand.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

/**
 * Shows one message at a time. The element reserves space for the longest one, so that the layout
 * does not shift.
 */
function Message({ state, isFull }: { state: TabState; isFull: boolean }) {
  const { t } = useTexts();
  const texts = {
    opening: t('registration:redirected'),
    opened: t('registration:opened'),
    blocked: t('registration:blocked'),
    none: t(isFull ? 'registration:full' : 'registration:returned'),
  };
  // Whether the team is full is known only after the page is shown.
  const [room] = [...Object.values(texts), t('registration:full')].toSorted(
    (one, other) => other.length - one.length,
  );
  return (
    <p
      role="status"
      // Without JavaScript there is no redirect.
      data-needs-script
      data-room={room}
      className="room-for-text max-w-xl text-lead"
    >
      <span className={state === 'opening' ? '' : 'font-bold text-sun'}>
        <UnbrokenText>{texts[state]}</UnbrokenText>
      </span>
    </p>
  );
}

/** The programs with these ids. `isKnown` as soon as they are read, or the read failed. */
function useRequestedPrograms(ids: readonly string[]) {
  const { state } = useList(publicPrograms);
  return {
    isKnown: ids.length === 0 || state.status !== 'loading',
    programs:
      state.status === 'ready' ? state.data.filter(({ id }) => ids.includes(id.toUpperCase())) : [],
  };
}

/**
 * Opens the form in a new tab and links to it. If the program is full, it opens nothing and offers
 * the waiting list first. `form` is its configured address, or a path of this site.
 */
function FormRedirect({ form }: { form: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  // The prerendered page has no query, and may have another origin.
  const isHydrated = useHydrated();
  const programId = isHydrated ? query.get('programId') : null;
  const origin = isHydrated ? window.location.origin : buildSettings.siteOrigin;
  const address = makeFormAddress(form, origin, programId);
  const team = findTeam(programId ?? '');
  const { isKnown, programs } = useRequestedPrograms(findRouteProgramIds(programId ?? ''));
  const isFull = programs.length > 0 && programs.every(({ registerDisplay }) => !registerDisplay);
  const tabState = useNewTab(isHydrated && isKnown ? address : undefined, !isFull);
  const formVariant = tabState === 'opened' ? 'light' : 'primary';
  return (
    <>
      {!isHydrated && <div className={`hidden in-data-program:block ${chosenTeamRoom}`} />}
      {team && (
        <ChosenTeam team={team} programs={programs}>
          {isFull && (
            <div className="grid gap-3 pt-3">
              {programs.map(({ id }) => (
                <OptInButton key={id} purpose="place" program={id.toUpperCase()} />
              ))}
            </div>
          )}
        </ChosenTeam>
      )}
      <Message state={tabState} isFull={isFull} />
      {/* A paler button once the form is open, and a link while the waiting list comes first. */}
      <TextLink
        to={address}
        variant={isFull ? 'plain' : formVariant}
        // The same height for all, so that the layout does not shift. The slant needs the margin.
        className={`mr-[0.3rem] min-h-16 lg:min-h-12 ${isFull ? 'flex items-center font-bold underline underline-offset-4 hover:decoration-2' : ''}`}
      >
        {tabState === 'none' ? (
          t('registration:form')
        ) : (
          <span className="normal-case">{t('registration:manual')}</span>
        )}
      </TextLink>
    </>
  );
}

/** Shown without a configured form. It offers another way to register. */
function NoForm() {
  const { t } = useTexts();
  return (
    <>
      <p className="max-w-xl text-lead">{t('registration:no_form')}</p>
      <TextLink to={paths.contact} variant="primary">
        {t('registration:contact')}
      </TextLink>
    </>
  );
}

/** `/registration`: opens the hosted form in a new tab (specification, section 2). */
function RegistrationPage() {
  const { t } = useTexts();
  const form = buildSettings.registrationForm;
  return (
    <>
      <PageIntro title={t('registration:title')} art="/images/pages/registration.svg">
        {form === '' ? <NoForm /> : <FormRedirect form={form} />}
      </PageIntro>
      <DeferredContent>
        <FormChecklist />
      </DeferredContent>
    </>
  );
}

export { RegistrationPage as Component };
