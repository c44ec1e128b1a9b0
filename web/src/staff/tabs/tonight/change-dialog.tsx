import { placeNames } from '@club/about/calendar-words';
import { type CalendarEntry, calendarLimits } from '@club/domain/calendar/calendar-entry';
import type { ListedChange } from '@club/domain/calendar/entry-change';
import type { Notice } from '@club/domain/content/notice';
import type { BodyOf } from '@club/domain/endpoints';
import { limits } from '@club/domain/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { DateTimeInput } from '../../fields/date-time-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { useProblemText } from '../../shell/staff-problem.ts';
import type { ActionOutcome } from '../../shell/use-staff-action.ts';
import { type ChangeKind, describeEntry, describeTimes } from './describe-change.ts';
import { type ChangeObstacle, useEntryChange } from './use-entry-change.ts';

type ChangeForm = ReturnType<typeof useEntryChange>;

/** The new place, with the club's own places one tap away. */
function PlaceFields({ form: { fields, change } }: { readonly form: ChangeForm }) {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <TextInput
        name="placeText"
        label={t('staffTonight:dialog.new_place')}
        value={fields.placeText}
        maxLength={calendarLimits.placeText}
        onChange={(placeText) => change({ placeText })}
      />
      <div className="flex flex-wrap gap-2">
        {Object.values(placeNames).map(([name]) => (
          <RowButton key={name} onClick={() => change({ placeText: name })}>
            {name}
          </RowButton>
        ))}
      </div>
    </div>
  );
}

function TimeFields({ form: { fields, change } }: { readonly form: ChangeForm }) {
  const { t } = useTexts();
  // The entry keeps its length when its start moves.
  const changeStart = (start: string | null) => {
    const { start: before, end } = fields;
    const move = start === null || before === null ? 0 : Date.parse(start) - Date.parse(before);
    const movedEnd = end === null ? null : new Date(Date.parse(end) + move).toISOString();
    change({ start, end: movedEnd });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DateTimeInput
        name="start"
        label={t('staffTonight:dialog.start')}
        value={fields.start}
        onChange={changeStart}
      />
      <DateTimeInput
        name="end"
        label={t('staffTonight:dialog.end')}
        value={fields.end}
        onChange={(end) => change({ end })}
      />
    </div>
  );
}

interface FamilyFieldsProps {
  readonly form: ChangeForm;
  /** How many families asked for mails about the entry's teams. */
  readonly familyCount: number;
}

/** Whether the families that asked for mails get one, and what it says. */
function MailFields({ form, familyCount }: FamilyFieldsProps) {
  const { t } = useTexts();
  const { fields, change, mail } = form;
  if (familyCount === 0) return null;
  return (
    <>
      <Checkbox
        label={t('staffTonight:dialog.mail', { count: familyCount })}
        checked={fields.isMailed}
        onChange={(isMailed) => change({ isMailed })}
      />
      {fields.isMailed && (
        <div className="border-l-8 border-river bg-white p-3">
          <p className="font-semibold">{t('staffTonight:dialog.mail_text')}</p>
          <p lang="fr">{mail.text_fr}</p>
          <p lang="en">{mail.text}</p>
        </div>
      )}
    </>
  );
}

/** What families will read: the reason with the entry, the urgent notice, and a mail. */
function FamilyFields({ form, familyCount }: FamilyFieldsProps) {
  const { t, locale } = useTexts();
  const { fields, change, hasStandingNotice, showUntil } = form;
  return (
    <>
      <BilingualInput
        name="reason"
        labels={{
          reason_fr: t('staffTonight:dialog.reason_fr'),
          reason: t('staffTonight:dialog.reason'),
        }}
        values={fields}
        maxLength={calendarLimits.reason}
        onChange={change}
      />
      <Checkbox
        label={t('staffTonight:dialog.publish', { until: formatDateAndTime(showUntil, locale) })}
        checked={fields.isPublished}
        onChange={(isPublished) => change({ isPublished })}
      />
      {fields.isPublished && (
        <>
          {hasStandingNotice && (
            <p className="border-l-8 border-sun bg-white p-3">
              {t('staffTonight:dialog.standing')}
            </p>
          )}
          <BilingualInput
            name="notice"
            labels={{
              notice_fr: t('staffTonight:dialog.notice_fr'),
              notice: t('staffTonight:dialog.notice'),
            }}
            values={fields}
            maxLength={limits.notice}
            rows={3}
            onChange={change}
          />
        </>
      )}
      <MailFields form={form} familyCount={familyCount} />
    </>
  );
}

interface ChangeDialogProps {
  readonly entry: CalendarEntry;
  readonly kind: ChangeKind;
  /** What staff already changed about the entry. It stays, such as its new time. */
  readonly earlierChange: ListedChange | undefined;
  readonly storedNotice: Notice | undefined;
  /** How many families asked for mails about the entry's teams. */
  readonly familyCount: number;
  readonly now: number;
  readonly outcome: ActionOutcome<{ readonly status: string }>;
  readonly onSend: (input: BodyOf<'changeEntry'>) => void;
  readonly onClose: () => void;
}

/** Confirms a change of an entry, and shows what families will read in both languages. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { entry, kind, earlierChange, familyCount, outcome, onSend, onClose } = props;
  const { getProblemText } = useProblemText('change-entry');
  const form = useEntryChange(props);
  const isSaving = outcome.status === 'running';
  const { t, locale } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [obstacle, setObstacle] = useState<ChangeObstacle>();
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The first field would open a phone's keyboard over the text that is to be confirmed.
    confirmButton.current?.focus();
  }, []);
  const confirm = () => {
    if (isSaving) return;
    const found = form.findObstacle();
    setObstacle(found);
    if (found) return;
    const { fields, changedEntry, noticeUpdate, mail } = form;
    const { start, end, placeText } = changedEntry;
    onSend({
      isCancelled: kind === 'cancel',
      placeText: kind === 'place' ? placeText : (earlierChange?.placeText ?? null),
      times: kind === 'time' ? { start, end } : (earlierChange?.times ?? null),
      reason: fields.reason,
      reason_fr: fields.reason_fr,
      updatedAt: entry.updatedAt,
      notice: noticeUpdate,
      mail: fields.isMailed ? mail : null,
    });
  };
  const failure = 'problem' in outcome ? getProblemText(outcome.problem) : '';
  const message = obstacle
    ? t(`staffTonight:problems.${obstacle}`, { max: limits.notice })
    : failure;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      onCancel={onClose}
      className="m-auto w-[min(44rem,calc(100vw-2rem))] border-t-8 border-court bg-cream p-6 text-ink backdrop:bg-ink/70"
    >
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <h2 id={`${id}-heading`} className="font-display text-2xl font-bold wrap-anywhere">
          {t(`staffTonight:dialog.${kind}`, { what: describeEntry(form.changedEntry, t) })}
        </h2>
        <p className="first-letter:uppercase">{describeTimes(form.changedEntry, locale)}</p>
        {kind === 'place' && <PlaceFields form={form} />}
        {kind === 'time' && <TimeFields form={form} />}
        <FamilyFields form={form} familyCount={familyCount} />
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid gap-3 bg-cream px-6 pt-2 pb-6">
          <p role="status" className="font-semibold empty:hidden">
            {isSaving ? t('admin:save.working') : message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button ref={confirmButton} type="submit" variant="dark" aria-disabled={isSaving}>
              {t(`staffTonight:dialog.confirm.${kind}`)}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t('staffTonight:dialog.back')}
            </Button>
          </div>
        </div>
      </form>
    </dialog>
  );
}
