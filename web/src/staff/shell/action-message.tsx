import { type Ref, useRef } from 'react';
import { createPortal } from 'react-dom';
import { signIn } from '../../data/session/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { type MessageSource, useScrollPadding, useStatusBar } from './save-bars.tsx';
import { type Action, useProblemText } from './staff-problem.ts';
import type { ActionOutcome } from './use-staff-action.ts';

interface Success {
  readonly text: string;
  /** What follows the text. */
  readonly detail?: string;
  /** Undoes the action; undefined if it cannot be undone. */
  readonly onUndo?: (() => unknown) | undefined;
}

interface ActionMessageProps<Done extends { readonly status: string }> {
  readonly outcome: ActionOutcome<Done>;
  /** Which action it was, for the reason of a failure. */
  readonly action: Action;
  /** What comes before that reason; by default, that nothing has changed. */
  readonly failure?: string | undefined;
  /** The text of a conflict, in place of the failure and its reason. */
  readonly conflict?: string;
  /** What to say while the action runs; by default nothing. */
  readonly running?: string;
  /** What to say after a success; undefined for nothing. */
  readonly describe: (done: Done) => Success | undefined;
  /**
   * Where it stands: in a bar, at the bottom of the window for a tab without a bar, or in a box within
   * the page.
   */
  readonly place: 'bar' | 'window' | 'box';
  /** The kind of action, for the status bar of a tab. The bar shows only the last kind. */
  readonly source?: MessageSource;
  readonly ref?: Ref<HTMLDivElement>;
}

const isDone = <Done extends { readonly status: string }>(
  outcome: ActionOutcome<Done>,
): outcome is Done => !['none', 'running', 'failed'].includes(outcome.status);

function Success({ text, detail, onUndo }: Success) {
  const { t } = useTexts();
  return (
    <>
      <span>
        <strong>{text}</strong> {detail}
      </span>
      {onUndo && (
        <Button variant="outline" onClick={onUndo}>
          {t('admin:save.undo')}
        </Button>
      )}
    </>
  );
}

/** The content of the message; undefined for none. */
function useContent<Done extends { readonly status: string }>(props: ActionMessageProps<Done>) {
  const { outcome, action, failure, conflict, running, describe } = props;
  const { t } = useTexts();
  const { getProblemText } = useProblemText(action);
  if (isDone(outcome)) {
    const success = describe(outcome);
    return success && <Success {...success} />;
  }
  if (outcome.status === 'running') return running && <strong>{running}</strong>;
  if (!('problem' in outcome)) return undefined;
  const { problem } = outcome;
  return problem === 'conflict' && conflict !== undefined ? (
    <strong className="border-l-8 border-court pl-3">{conflict}</strong>
  ) : (
    <div className="border-l-8 border-court pl-3">
      <strong>{failure ?? t('admin:quick.failed')}</strong>
      <p>{getProblemText(problem)}</p>
    </div>
  );
}

const classes = {
  bar: 'flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug wrap-anywhere not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm',
  window:
    'fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-4 border-ink bg-cream px-gutter py-3 empty:sr-only',
  box: 'flex flex-wrap items-center gap-x-5 gap-y-2 not-empty:border-l-8 not-empty:border-sun not-empty:bg-white not-empty:px-4 not-empty:py-3',
} as const;

/**
 * What the last action did, with its undo, or why it failed. It is a live region, so it is rendered
 * also while it is empty.
 */
export function ActionMessage<Done extends { readonly status: string }>(
  props: ActionMessageProps<Done>,
) {
  const { place, source, ref } = props;
  const bar = useRef<HTMLDivElement>(null);
  const statusBar = useStatusBar();
  useScrollPadding(place === 'window' ? bar : undefined);
  const message = (
    <div ref={ref ?? bar} role="status" tabIndex={ref ? -1 : undefined} className={classes[place]}>
      {useContent(props)}
    </div>
  );
  if (source === undefined) return message;
  return statusBar.slot && statusBar.source === source && createPortal(message, statusBar.slot);
}

interface SignInButtonProps {
  /** Does again what failed because the session had ended. */
  readonly onSignedIn: () => Promise<unknown>;
}

/** Signs in after the end of the session, then goes on with what failed. */
export function SignInButton({ onSignedIn }: SignInButtonProps) {
  const { t } = useTexts();
  const signInAndGoOn = async () => {
    if ((await signIn()) === null) await onSignedIn();
  };
  return <Button onClick={() => void signInAndGoOn()}>{t('admin:gate.sign_in')}</Button>;
}
