import type { StaffCounts } from '@club/domain/staff-counts';
import type { StaffSession } from '@club/domain/staff-session';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { logOut } from '../data/session/staff-session.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useConfirmDialog } from '../ui/use-confirm-dialog.tsx';
import {
  StaffCountsContext,
  StaffNamesContext,
  UnsavedWorkContext,
  useFetchedCounts,
  useFetchedStaffNames,
  type WorkKind,
} from './shell/dashboard-context.ts';
import {
  OpenPageContext,
  getTabOf,
  listPages,
  makeAddress,
  type PageId,
  pageIds,
  readAddress,
  type TabId,
  tabIds,
} from './shell/dashboard-navigation.ts';
import { TabPages } from './shell/page-links.tsx';
import { useStableCallback } from './shell/use-stable-callback.ts';
import { BannerTab } from './tabs/banners/banner-tab.tsx';
import { CalendarTab } from './tabs/calendar/calendar-tab.tsx';
import { CarouselTab } from './tabs/carousel/carousel-tab.tsx';
import { clubPages } from './tabs/club/club-tab.tsx';
import { HelpTab } from './tabs/help/help-tab.tsx';
import { LogTab } from './tabs/log/log-tab.tsx';
import { MailsTab } from './tabs/mails/mails-tab.tsx';
import { MessagesTab } from './tabs/messages/messages-tab.tsx';
import { NewsletterTab } from './tabs/newsletter/newsletter-tab.tsx';
import { NoteTab } from './tabs/notes/note-tab.tsx';
import { ProgramTab } from './tabs/programs/program-tab.tsx';
import { TonightTab } from './tabs/tonight/tonight-tab.tsx';

/** While there is unsaved work, blocks a change of page until staff confirm it. */
function useNavigationBlocker(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const askWhenBlocked = useEffectEvent(ask);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askWhenBlocked().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}

const pages: Readonly<Record<PageId, ComponentType>> = {
  tonight: TonightTab,
  banner: BannerTab,
  carousel: CarouselTab,
  note: NoteTab,
  program: ProgramTab,
  ...clubPages,
  calendar: CalendarTab,
  messages: MessagesTab,
  newsletter: NewsletterTab,
  mails: MailsTab,
  log: LogTab,
  help: HelpTab,
};

const nothingUnsaved: Readonly<Record<WorkKind, boolean>> = { changes: false, photos: false };

/** Asks for confirmation before unsaved work is discarded. */
function useUnsavedWorkConfirmation() {
  const { t } = useTexts();
  const [unsavedWork, setUnsavedWork] = useState(nothingUnsaved);
  const { photos } = unsavedWork;
  const { ask, element } = useConfirmDialog();
  const isUnsaved = unsavedWork.changes || photos;
  const confirmLeaving = async () =>
    !isUnsaved ||
    (await ask({
      // The text about changes says that the browser stores them as drafts. The browser does not
      // store photos, so the text about photos takes precedence.
      question: t(photos ? 'admin:photos.unsaved.question' : 'admin:unsaved.question'),
      explanation: t(photos ? 'admin:photos.unsaved.explanation' : 'admin:unsaved.explanation'),
      confirm: t('admin:unsaved.leave'),
      cancel: t('admin:unsaved.stay'),
    }));
  useNavigationBlocker(isUnsaved, confirmLeaving);
  const reportUnsavedWork = useCallback(
    (kind: WorkKind, isKindUnsaved: boolean) =>
      setUnsavedWork((current) => ({ ...current, [kind]: isKindUnsaved })),
    [],
  );
  return { reportUnsavedWork, confirmLeaving, dialog: element };
}

/** The counts of new messages and unsent mails, beside their tabs. */
function useBadges({ newMessages, unsentMails }: StaffCounts) {
  const { t } = useTexts();
  const makeBadge = (count: number, text: string) => ({ badge: { count, text } });
  return new Map<TabId, ReturnType<typeof makeBadge>>([
    ['messages', makeBadge(newMessages, t('staffMessages:new_count', { count: newMessages }))],
    ['more', makeBadge(unsentMails, t('staffMails:not_delivered', { count: unsentMails }))],
  ]);
}

/**
 * Returns the open page and the function that opens another. The address contains the page after `#`,
 * so that a reload and a bookmark open the same page.
 *
 * @param confirmLeaving asks for confirmation before unsaved changes are discarded
 */
function usePage(confirmLeaving: () => Promise<boolean>) {
  const [page, setPage] = useState<PageId>(
    () => pageIds.find((id) => id === readAddress()[0]) ?? 'tonight',
  );
  const openPage = useStableCallback(async (id: PageId, part?: string) => {
    if (id !== page && !(await confirmLeaving())) return false;
    // Not a navigation: the router would scroll to the top and ask about unsaved changes.
    history.replaceState(history.state, '', makeAddress(id, part));
    setPage(id);
    return true;
  });
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    // The link that opened this page went away with the earlier page.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
  }, [page]);
  return { page, openPage };
}

/** The dashboard (specification, section 2): the name of the user, Log Out, and the tabs. */
export function Dashboard({ staff }: { staff: StaffSession }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { reportUnsavedWork, confirmLeaving, dialog } = useUnsavedWorkConfirmation();
  const counts = useFetchedCounts();
  const names = useFetchedStaffNames();
  const badges = useBadges(counts);
  const { page, openPage } = usePage(confirmLeaving);
  const tab = getTabOf(page);
  const Page = pages[page];
  const logOutAndLeave = async () => {
    if (!(await confirmLeaving())) return;
    await logOut();
    await navigate('/');
  };
  return (
    <>
      <header className="bg-ink text-white">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-5 gap-y-2 px-gutter py-4 lg:py-6">
          <div>
            <h1 className="font-display text-heading font-extrabold uppercase">
              {t('admin:title')}
            </h1>
            <p className="text-mist">{t('admin:signed_in_as', { name: staff.name })}</p>
          </div>
          <Button variant="light" onClick={() => void logOutAndLeave()}>
            {t('admin:log_out')}
          </Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] px-gutter py-5">
        <StaffNamesContext value={names}>
          <StaffCountsContext value={counts}>
            <UnsavedWorkContext value={reportUnsavedWork}>
              <OpenPageContext value={openPage}>
                <Tabs
                  label={t('admin:tabs.label')}
                  tabs={tabIds.map((id) => ({
                    id,
                    label: t(`admin:tabs.${id}`),
                    purpose: t(`admin:tab_purposes.${id}`),
                    ...badges.get(id),
                  }))}
                  selected={tab}
                  onSelect={(id) => openPage(listPages(id)[0] ?? 'tonight')}
                >
                  <TabPages page={page} unsentMails={counts.unsentMails} />
                  <Page key={page} />
                </Tabs>
              </OpenPageContext>
            </UnsavedWorkContext>
          </StaffCountsContext>
        </StaffNamesContext>
        {dialog}
      </div>
    </>
  );
}
