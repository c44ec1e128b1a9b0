import { useRef } from 'react';
import { limits } from '@club/domain/limits';
import { NoticeBar } from '../../../content/notice-bar.tsx';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionMessage } from '../../shell/action-message.tsx';
import { BilingualInput, DateTimeInput } from '../../fields/text-input.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { useMissingTranslationConfirmation } from '../../editor/use-publish-confirmations.tsx';
import type { NoticeFields } from './notice-fields.ts';
import type { useNoticeForm } from './use-notice-form.ts';

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
  const { confirmMissingTranslations, dialog } = useMissingTranslationConfirmation<NoticeFields>(
    { isPublic: () => true },
    labels,
  );
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
      <ActionMessage
        place="window"
        action="save"
        outcome={outcome}
        conflict={t('staffTime:notice.conflict')}
        running={t('staffTime:notice.working')}
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
