import { type Notice, noticeId, type NoticeUpdate } from '@club/domain/content/notice';
import { isOver } from '@club/domain/is-over';
import { useState } from 'react';
import { saveRow } from '../../../data/staff/staff-calls.ts';
import { toStaffProblem } from '../../shell/staff-problem.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';
import { isShown, makeNoticeFields, type NoticeFields } from './notice-fields.ts';

/** What the last action did. `empty` and `past` say why the notice was not published. */
type NoticeChange =
  | { readonly status: 'empty' | 'past' | 'undone' }
  /** `before` is what an undo restores. */
  | {
      readonly status: 'published' | 'ended';
      readonly savedNotice: Notice;
      readonly before: NoticeUpdate;
    };

const hiddenNotice: NoticeUpdate = {
  notice: '',
  notice_fr: '',
  noticeDisplay: false,
  showUntil: null,
};

const toUpdate = ({ notice, notice_fr, noticeDisplay, showUntil }: Notice): NoticeUpdate => ({
  notice,
  notice_fr,
  noticeDisplay,
  showUntil,
});

/** Manages the form of the urgent notice: its fields, and publishing, ending and undoing. */
export function useNoticeForm(storedNotice: Notice | undefined, now: number) {
  // What staff have typed. Until they type, the form has the notice that visitors see, if any.
  const [draft, setDraft] = useState<NoticeFields>();
  // The stored notice on which the draft is based. A save over a newer one is a conflict.
  const [draftBase, setDraftBase] = useState<Notice>();
  const { outcome, setOutcome, run } = useStaffAction<NoticeChange>();
  const fields = draft ?? makeNoticeFields(storedNotice, now);
  const baseNotice = draft ? draftBase : storedNotice;

  const save = (
    update: NoticeUpdate,
    status: 'published' | 'ended' | 'undone',
    base: Notice | undefined = baseNotice,
  ) =>
    run(
      async () => {
        const savedNotice = await saveRow('notices', noticeId, {
          ...update,
          ...(base && { updatedAt: base.updatedAt }),
        });
        // Only a published text leaves the form. What staff typed meanwhile stays in it.
        setDraft((latest) => (status === 'published' && latest === draft ? undefined : latest));
        setDraftBase(savedNotice);
        if (status === 'undone') return { status };
        return { status, savedNotice, before: base ? toUpdate(base) : hiddenNotice };
      },
      {
        toFailure: (error) => {
          // The next save is based on the notice that was on the screen at the press. So it
          // overwrites that notice, even a colleague's, because staff have seen it.
          setDraftBase(storedNotice);
          return { status: 'failed', problem: toStaffProblem(error) };
        },
      },
    );

  const isEmpty = fields.notice.trim() === '' && fields.notice_fr.trim() === '';
  const hasNoFutureEnd = fields.showUntil === null || isOver(fields, now);
  return {
    fields,
    outcome,
    isChanged: draft !== undefined,
    isShown: isShown(storedNotice, now),
    change: (changes: Partial<NoticeFields>) => {
      if (!draft) setDraftBase(storedNotice);
      setDraft({ ...fields, ...changes });
      if (outcome.status !== 'running') setOutcome({ status: 'none' });
    },
    /** Why the notice cannot be published; undefined if it can. */
    findObstacle: (): 'empty' | 'past' | undefined => {
      if (isEmpty) return 'empty';
      return hasNoFutureEnd ? 'past' : undefined;
    },
    showObstacle: (status: 'empty' | 'past') => setOutcome({ status }),
    publish: () => save({ ...fields, noticeDisplay: true }, 'published'),
    end: () =>
      save(
        { ...(storedNotice ? toUpdate(storedNotice) : hiddenNotice), noticeDisplay: false },
        'ended',
      ),
    // An undo is based on the saved notice, so that it never overwrites a colleague's notice.
    undo: (before: NoticeUpdate) =>
      save(before, 'undone', 'savedNotice' in outcome ? outcome.savedNotice : baseNotice),
  };
}
