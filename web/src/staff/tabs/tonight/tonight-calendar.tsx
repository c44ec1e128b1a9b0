import type { Tonight } from '@club/domain/calendar/entry-change';
import type { BodyOf } from '@club/domain/endpoints';
import type { Notice } from '@club/domain/content/notice';
import { useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useBothLanguages } from '../../shell/use-both-languages.ts';
import { type ActionOutcome, useStaffAction } from '../../shell/use-staff-action.ts';
import { WindowMessage } from '../../shell/action-message.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { ChangeKind } from './describe-change.ts';
import { CalendarDifferences, TonightList } from './tonight-entries.tsx';

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

/** Changes and undoes, one at a time, and what the last of them did. */
function useEntryActions(refresh: () => void, onChanged: () => void) {
  const { outcome, setOutcome, run } = useStaffAction<EntryChange>(refresh);
  return {
    outcome,
    reset: () => setOutcome({ status: 'none' }),
    send: (id: string, kind: ChangeKind, input: BodyOf<'changeEntry'>) =>
      void run(async () => {
        const { at, mailCount } = await callAsStaff('changeEntry', { id, input });
        onChanged();
        return { status: 'changed', kind, id, at, mailCount };
      }),
    undo: (id: string, at: string) =>
      void run(async () => {
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
    <WindowMessage
      action="change-entry"
      outcome={outcome}
      running={t('admin:save.working')}
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
      <StaffLoadStateView
        state={
          data && isReady
            ? { status: 'ready', data }
            : state.status === 'ready'
              ? { status: 'loading' }
              : state
        }
        retry={retry}
        error={t('staffTonight:error')}
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
      </StaffLoadStateView>
      {opened && entry && (
        <ChangeDialog
          entry={entry}
          kind={opened.kind}
          earlierChange={findById(changes, opened.id)}
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
