import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useProblemText } from '../../shell/use-problem-text.ts';
import { OutcomeBar } from '../../shell/save-bars.tsx';
import type { MessageOutcome } from './use-messages.ts';

interface MessageBarProps {
  readonly outcome: MessageOutcome;
  readonly onUndo: (outcome: Extract<MessageOutcome, { status: 'saved' }>) => void;
}

/** The outcome of the last change, with its undo, at the bottom of the window. */
export function MessageBar({ outcome, onUndo }: MessageBarProps) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('quick-save');
  const isEmpty = outcome.status === 'none' || outcome.status === 'saving';
  return (
    <OutcomeBar isEmpty={isEmpty}>
      {outcome.status === 'saved' && (
        <>
          <strong>{t(`staffMessages:saved.${outcome.after.state}`)}</strong>
          <Button variant="outline" onClick={() => onUndo(outcome)}>
            {t('staffMessages:undo')}
          </Button>
        </>
      )}
      {outcome.status === 'deleted' && <strong>{t('staffMessages:remove.done')}</strong>}
      {outcome.status === 'undone' && <strong>{t('staffMessages:undone')}</strong>}
      {outcome.status === 'changed-by-colleague' && (
        <strong>
          {t('staffMessages:changed', {
            who: outcome.current.updatedBy || t('staffMessages:somebody'),
            state: t(`staffMessages:states.${outcome.current.state}`),
          })}
        </strong>
      )}
      {outcome.status === 'failed' && (
        <div>
          <strong>{t('staffMessages:failed')}</strong> {getProblemText(outcome.problem)}
        </div>
      )}
    </OutcomeBar>
  );
}
