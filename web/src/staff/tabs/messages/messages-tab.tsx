import type { VisitorMessage } from '@club/domain/visitor-message';
import { useState } from 'react';
import { buildSettings } from '../../../data/build-settings.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { LoadState } from '../../../state/load-state.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { useStaffName } from '../../shell/dashboard-context.ts';
import { WindowMessage } from '../../shell/action-message.tsx';
import { type Folder, folders, getFolder, MessageCard } from './message-card.tsx';
import { useMessages } from './use-messages.ts';

/** Tells staff that new messages go to an outside service, if the build uses one. */
function ServiceNotice() {
  const { t } = useTexts();
  const { contactForm } = buildSettings;
  if (contactForm === '') return null;
  return (
    <p className="max-w-3xl border-l-8 border-court bg-white px-4 py-3">
      {t('staffMessages:service', { host: new URL(contactForm).host })}
    </p>
  );
}

interface FolderButtonsProps {
  readonly messages: readonly VisitorMessage[];
  /** Whether older messages are not loaded, so that a folder may have more than are counted. */
  readonly hasOlder: boolean;
  readonly selected: Folder;
  readonly onSelect: (folder: Folder) => void;
}

function FolderButtons({ messages, hasOlder, selected, onSelect }: FolderButtonsProps) {
  const { t } = useTexts();
  return (
    <div
      role="group"
      aria-label={t('staffMessages:folders.label')}
      className="flex flex-wrap gap-2"
    >
      {folders.map((folder) => (
        <button
          key={folder}
          type="button"
          aria-pressed={folder === selected}
          onClick={() => onSelect(folder)}
          className="min-h-11 cursor-pointer border-2 border-ink px-4 font-bold aria-pressed:bg-ink aria-pressed:text-white"
        >
          {t(`staffMessages:folders.${folder}`)} (
          {messages.filter((message) => getFolder(message) === folder).length}
          {hasOlder && '+'})
        </button>
      ))}
    </div>
  );
}

/** Holds a set of message ids, with functions that add or remove an id. */
function useIdSet() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const add = (id: string) => setIds((previous) => new Set([...previous, id]));
  const remove = (id: string) =>
    setIds((previous) => new Set([...previous].filter((other) => other !== id)));
  return { ids, add, remove };
}

type Inbox = ReturnType<typeof useMessages>;

function MessageListing({ inbox, folder }: { readonly inbox: Inbox; readonly folder: Folder }) {
  const { t } = useTexts();
  const getStaffName = useStaffName();
  const expandedMessages = useIdSet();
  const startedAnswers = useIdSet();
  const { lastId, loadOlder, olderOutcome } = inbox;
  const toggle = (message: VisitorMessage) => {
    const isOpening = !expandedMessages.ids.has(message._id);
    if (isOpening) expandedMessages.add(message._id);
    else expandedMessages.remove(message._id);
    if (isOpening && message.state === 'new') void inbox.markRead(message);
  };
  const { ask, element: deletionDialog } = useConfirmDialog();
  const confirmAndDelete = async (message: VisitorMessage) => {
    const isConfirmed = await ask({
      question: t('staffMessages:remove.question'),
      explanation: t('staffMessages:remove.explanation'),
      confirm: t('staffMessages:remove.confirm'),
      cancel: t('staffMessages:remove.cancel'),
    });
    if (isConfirmed) await inbox.remove(message);
  };
  const shownMessages = inbox.messages.filter((message) => getFolder(message) === folder);
  return (
    <>
      <ul className="grid gap-2">
        {shownMessages.map((message) => (
          <MessageCard
            key={message._id}
            message={message}
            isOpen={expandedMessages.ids.has(message._id)}
            hasStartedAnswer={startedAnswers.ids.has(message._id)}
            isSaving={inbox.outcome.status === 'running'}
            onToggle={() => toggle(message)}
            onAnswer={() => startedAnswers.add(message._id)}
            onChange={(state) => {
              startedAnswers.remove(message._id);
              void inbox.change(message, state);
            }}
            onDelete={() => void confirmAndDelete(message)}
          />
        ))}
      </ul>
      {shownMessages.length === 0 && (
        <p className="border-l-8 border-sky bg-white px-4 py-3">
          {t(`staffMessages:empty.${folder}`)}
        </p>
      )}
      {lastId !== undefined && (
        <Button
          variant="outline"
          aria-disabled={olderOutcome.status === 'running'}
          onClick={() => void loadOlder(lastId)}
        >
          {t('staffMessages:older')}
        </Button>
      )}
      <div role="status">
        {olderOutcome.status === 'failed' && <p>{t('staffMessages:older_failed')}</p>}
      </div>
      {deletionDialog}
      <WindowMessage
        action="quick-action"
        outcome={inbox.outcome}
        failure={t('staffMessages:failed')}
        describe={(done) => {
          switch (done.status) {
            case 'saved':
              return {
                text: t(`staffMessages:saved.${done.after.state}`),
                onUndo: () => inbox.undo(done.before, done.after),
              };
            case 'deleted':
              return { text: t('staffMessages:remove.done') };
            case 'undone':
              return { text: t('staffMessages:undone') };
            case 'changed-by-colleague':
              return {
                text: t('staffMessages:changed', {
                  who: getStaffName(done.current.updatedBy) || t('staffMessages:somebody'),
                  state: t(`staffMessages:states.${done.current.state}`),
                }),
              };
          }
        }}
      />
    </>
  );
}

/** The tab of the contact form's messages: read, answer, archive. */
export function MessagesTab() {
  const { t } = useTexts();
  const [folder, setFolder] = useState<Folder>('open');
  const inbox = useMessages();
  // A failed refresh keeps the messages on the screen.
  const state: LoadState<unknown> =
    inbox.messages.length > 0 ? { status: 'ready', data: undefined } : inbox.state;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <SectionTitle size="heading">{t('staffMessages:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffMessages:text')}</p>
      <ServiceNotice />
      <StaffLoadStateView state={state} retry={inbox.retry} error={t('staffMessages:error')}>
        {() => (
          <>
            <FolderButtons
              messages={inbox.messages}
              hasOlder={inbox.lastId !== undefined}
              selected={folder}
              onSelect={setFolder}
            />
            <MessageListing inbox={inbox} folder={folder} />
          </>
        )}
      </StaffLoadStateView>
    </section>
  );
}
