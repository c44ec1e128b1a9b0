import { type Notice, noticeId, type NoticeUpdate } from '@club/domain/content/notice';
import { isOver } from '@club/domain/is-over';
import { limits } from '@club/domain/limits';
import { useRef, useState } from 'react';
import { NoticeBar } from '../../../content/notice-bar.tsx';
import { saveRow } from '../../../data/staff/staff-calls.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { usePublishConfirmations } from '../../editor/use-publish-confirmations.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { DateTimeInput } from '../../fields/date-time-input.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { WindowMessage } from '../../shell/action-message.tsx';
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

/** The notice as visitors of both languages read it. */
function NoticePreview({ fields }: { fields: NoticeFields }) {
  const { t } = useTexts();
  const previews = (['fr', 'en'] as const).map((locale) => ({
    locale,
    ...readLocalizedText(fields, 'notice', locale),
  }));
  if (previews.every(({ text }) => text === '')) return null;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {previews.map(({ locale, text, lang = locale }) => (
        <figure key={locale} className="grid content-start gap-1">
          <figcaption className="text-sm text-slate">
            {t(`staffTime:notice.preview_${locale}`)}
          </figcaption>
          <div lang={lang}>
            <NoticeBar notice={{ notice: text, notice_fr: text }} />
          </div>
        </figure>
      ))}
    </div>
  );
}

/** The form of the urgent notice. It is short, because staff fill it in on a phone, in a hurry. */
export function NoticeForm({ form }: { form: ReturnType<typeof useNoticeForm> }) {
  const { t, locale } = useTexts();
  const labels = useFieldLabels('notices');
  const { fields, outcome, change } = form;
  const { confirmMissingTranslations, dialog } = usePublishConfirmations<NoticeFields>({}, labels);
  const publish = async () => {
    const obstacle = form.findObstacle();
    if (obstacle) form.showObstacle(obstacle);
    else if (await confirmMissingTranslations(fields)) await form.publish();
  };
  const isSaving = outcome.status === 'running';
  const publishButton = useRef<HTMLButtonElement>(null);
  const endNotice = async () => {
    if (isSaving) return;
    // The button that ends the notice disappears with it, so the focus moves to the other button.
    publishButton.current?.focus({ preventScroll: true });
    await form.end();
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void publish();
      }}
    >
      <BilingualInput
        name="notice"
        labels={labels}
        values={fields}
        maxLength={limits.notice}
        rows={3}
        onChange={change}
      />
      <div className="sm:max-w-sm">
        <DateTimeInput
          name="showUntil"
          label={labels.showUntil}
          hint={t('staffTime:notice.end_hint')}
          value={fields.showUntil}
          onChange={(showUntil) => change({ showUntil })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={publishButton} type="submit" variant="dark" aria-disabled={isSaving}>
          {t(form.isShown ? 'staffTime:notice.update' : 'staffTime:notice.publish')}
        </Button>
        {form.isShown && (
          <Button variant="outline" aria-disabled={isSaving} onClick={() => void endNotice()}>
            {t('staffTime:notice.finish')}
          </Button>
        )}
      </div>
      <WindowMessage
        action="save"
        outcome={outcome}
        conflict={t('staffTime:notice.conflict')}
        running={t('admin:save.working')}
        describe={(done) => {
          if (!('before' in done)) return { text: t(`staffTime:notice.${done.status}`) };
          const { showUntil } = done.savedNotice;
          const until = showUntil === null ? '' : formatDateAndTime(showUntil, locale);
          return {
            text: t(`staffTime:notice.${done.status}`, { until }),
            onUndo: () => form.undo(done.before),
          };
        }}
      />
      <NoticePreview fields={fields} />
      {dialog}
    </form>
  );
}
