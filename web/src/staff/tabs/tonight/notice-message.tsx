import type { NoticeUpdate } from '@club/domain/content/notice';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowButton } from '../../../ui/row-button.tsx';
import { useProblemText } from '../../shell/use-problem-text.ts';
import { OutcomeBar } from '../../shell/save-bars.tsx';
import type { NoticeOutcome } from './use-notice-form.ts';

function useOutcomeText() {
  const { t, locale } = useTexts();
  const { getProblemText } = useProblemText('save');
  return (outcome: NoticeOutcome): string => {
    switch (outcome.status) {
      case 'none':
        return '';
      case 'saving':
        return t('staffTime:notice.working');
      case 'failed':
        return outcome.problem === 'conflict'
          ? t('staffTime:notice.conflict')
          : getProblemText(outcome.problem);
      case 'published': {
        const { showUntil } = outcome.savedNotice;
        const until = showUntil === null ? '' : formatDateAndTime(showUntil, locale);
        return t('staffTime:notice.published', { until });
      }
      case 'empty':
      case 'past':
      case 'ended':
      case 'undone':
        return t(`staffTime:notice.${outcome.status}`);
    }
  };
}

interface NoticeMessageProps {
  readonly outcome: NoticeOutcome;
  readonly onUndo: (before: NoticeUpdate) => void;
}

/** What the last action did, with its undo. */
export function NoticeMessage({ outcome, onUndo }: NoticeMessageProps) {
  const { t } = useTexts();
  const text = useOutcomeText()(outcome);
  return (
    <OutcomeBar isEmpty={text === ''}>
      {text}
      {'before' in outcome && (
        <RowButton onClick={() => onUndo(outcome.before)}>{t('staffTime:notice.undo')}</RowButton>
      )}
    </OutcomeBar>
  );
}
