import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { ListedChange, Tonight } from '@club/domain/calendar/entry-change';
import type { BodyOf } from '@club/domain/endpoints';
import type { Notice } from '@club/domain/content/notice';
import { useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useBothLanguages } from '../../shell/use-both-languages.ts';
import { useProblemText } from '../../shell/use-problem-text.ts';
import { type ActionOutcome, useStaffAction } from '../../shell/use-staff-action.ts';
import { ActionMessage } from '../../shell/action-message.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { ChangeKind } from './describe-change.ts';
import { CalendarDifferences, TonightList } from './tonight-entries.tsx';
import { useEntryChange } from './use-entry-change.ts';

/** All texts of the dashboard are in this namespace's file. */
const dashboardNamespaces = ['admin'] as const;

const refreshMs = 30_000;

type EntryChange =
  | {
      readonly status: 'changed';
      readonly kind: ChangeKind;
      readonly id: string;
      /** When it was changed, which identifies the change for an undo. */
      readonly at: string;
      readonly mailCount: number;
    }
  | { readonly status: 'undone' | 'notice_kept'; readonly mailCount: number };
type Outcome = ActionOutcome<EntryChange>;

interface EntryChangeProps {
  readonly entry: CalendarEntry;
  readonly kind: ChangeKind;
  /** What staff already changed about the entry. */
  readonly change: ListedChange | undefined;
  readonly storedNotice: Notice | undefined;
  /** How many families asked for mails about the entry's teams. */
  readonly familyCount: number;
  readonly now: number;
  readonly outcome: Outcome;
  readonly onSend: (input: BodyOf<'changeEntry'>) => void;
  readonly onClose: () => void;
}

/** The dialog of one change. What the entry was changed to earlier stays, such as its new time. */
function EntryChangeDialog(props: EntryChangeProps) {
  const { entry, kind, change, storedNotice, familyCount, now, outcome, onSend, onClose } = props;
  const { getProblemText } = useProblemText('change-entry');
  const form = useEntryChange({ entry, kind, storedNotice, now });
  const { fields, changedEntry, noticeUpdate } = form;
  const { start, end, placeText } = changedEntry;
  const send = () =>
    onSend({
      isCancelled: kind === 'cancel',
      placeText: kind === 'place' ? placeText : (change?.placeText ?? null),
      times: kind === 'time' ? { start, end } : (change?.times ?? null),
      reason: fields.reason,
      reason_fr: fields.reason_fr,
      updatedAt: entry.updatedAt,
      notice: noticeUpdate,
      mail: fields.isMailed ? form.mail : null,
    });
  return (
    <ChangeDialog
      kind={kind}
      form={form}
      familyCount={familyCount}
      isSaving={outcome.status === 'running'}
      problem={outcome.status === 'failed' ? getProblemText(outcome.problem) : ''}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

/** Changes and undoes, one at a time, and what the last of them did. */
function useEntryActions(refresh: () => void, onChanged: () => void) {
  const { outcome, setOutcome, run } = useStaffAction<EntryChange>();
  const act = (call: () => Promise<EntryChange>) => run(() => call().finally(refresh));
  return {
    outcome,
    reset: () => setOutcome({ status: 'none' }),
    send: (id: string, kind: ChangeKind, input: BodyOf<'changeEntry'>) =>
      void act(async () => {
        const { at, mailCount } = await callAsStaff('changeEntry', { id, input });
        onChanged();
        return { status: 'changed', kind, id, at, mailCount };
      }),
    undo: (id: string, at: string) =>
      void act(async () => {
        const { isNoticeKept, mailCount } = await callAsStaff('undoEntryChange', {
          id,
          input: { at },
        });
        return { status: isNoticeKept ? 'notice_kept' : 'undone', mailCount };
      }),
  };
}

interface OutcomeMessageProps {
  readonly outcome: Outcome;
  readonly onUndo: (id: string, at: string) => void;
}

function OutcomeMessage({ outcome, onUndo }: OutcomeMessageProps) {
  const { t } = useTexts();
  const describe = (done: EntryChange) => {
    const { mailCount: count } = done;
    if (done.status === 'changed')
      return {
        text: t(`staffTonight:done.${done.kind}`),
        ...(count > 0 && { detail: t('staffTonight:done.mailed', { count }) }),
        onUndo: () => onUndo(done.id, done.at),
      };
    return {
      text: t(`staffTonight:done.${done.status}`),
      ...(count > 0 && { detail: t('staffTonight:done.corrected', { count }) }),
    };
  };
  return (
    <ActionMessage
      place="window"
      action="change-entry"
      outcome={outcome}
      running={t('staffTonight:dialog.working')}
      describe={describe}
    />
  );
}

const findById = <T extends { readonly _id: string }>(rows: readonly T[], id: string | undefined) =>
  rows.find(({ _id }) => _id === id);

interface TonightCalendarProps {
  readonly storedNotice: Notice | undefined;
  readonly now: number;
}

/** The entries of today and tomorrow, which staff cancel and move, and what differs since. */
export function TonightCalendar({ storedNotice, now }: TonightCalendarProps) {
  const { t } = useTexts();
  const isReady = useBothLanguages(dashboardNamespaces);
  const { state, data, retry } = useStaffRequest<Tonight>({
    key: 'the entries of today and tomorrow',
    fetch: () => callAsStaff('getTonight'),
    getRepeatDelayMs: () => refreshMs,
  });
  const [opened, setOpened] = useState<{ readonly id: string; readonly kind: ChangeKind }>();
  const { outcome, reset, send, undo } = useEntryActions(retry, () => setOpened(undefined));
  const { entries, changes, families } = data ?? { entries: [], changes: [], families: {} };
  const entry = findById(entries, opened?.id);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle size="heading">{t('staffTonight:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffTonight:text')}</p>
      <LoadStateView
        state={
          data && isReady
            ? { status: 'ready', data }
            : state.status === 'ready'
              ? { status: 'loading' }
              : state
        }
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffTonight:error') }}
      >
        {(tonight) => (
          <>
            <TonightList
              {...tonight}
              onChange={({ _id }, kind) => {
                reset();
                setOpened({ id: _id, kind });
              }}
              onUndo={({ _id, at }) => undo(_id, at)}
            />
            <CalendarDifferences changes={tonight.changes} />
          </>
        )}
      </LoadStateView>
      {opened && entry && (
        <EntryChangeDialog
          entry={entry}
          kind={opened.kind}
          change={findById(changes, opened.id)}
          storedNotice={storedNotice}
          familyCount={families[entry._id] ?? 0}
          now={now}
          outcome={outcome}
          onSend={(input) => send(opened.id, opened.kind, input)}
          onClose={() => {
            setOpened(undefined);
            reset();
          }}
        />
      )}
      {!opened && <OutcomeMessage outcome={outcome} onUndo={undo} />}
    </section>
  );
}
