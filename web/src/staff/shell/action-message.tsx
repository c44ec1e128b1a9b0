import { type Ref, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { type MessageSource, useScrollPadding, useStatusBar } from './save-bars.tsx';
import { type Action, useProblemText } from './staff-problem.ts';
import type { ActionOutcome } from './use-staff-action.ts';

interface SuccessTexts {
  readonly text: string;
  /** What follows the text. */
  readonly detail?: string;
  /** Undoes the action; undefined if it cannot be undone. */
  readonly onUndo?: (() => unknown) | undefined;
}

interface MessageProps<Done extends { readonly status: string }> {
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
  readonly describe: (done: Done) => SuccessTexts | undefined;
}

const isDone = <Done extends { readonly status: string }>(
  outcome: ActionOutcome<Done>,
): outcome is Done => !['none', 'running', 'failed'].includes(outcome.status);

function SuccessContent({ text, detail, onUndo }: SuccessTexts) {
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

/** The content of the live region; nothing without a message, so that its `empty:` classes apply. */
function MessageContent<Done extends { readonly status: string }>(props: MessageProps<Done>) {
  const { outcome, action, failure, conflict, running, describe } = props;
  const { t } = useTexts();
  const { getProblemText } = useProblemText(action);
  if (isDone(outcome)) {
    const success = describe(outcome);
    return success && <SuccessContent {...success} />;
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
  box: 'flex flex-wrap items-center gap-x-5 gap-y-2 not-empty:border-l-8 not-empty:border-sun not-empty:bg-white not-empty:px-4 not-empty:py-3',
} as const;

interface ActionMessageProps<Done extends { readonly status: string }> extends MessageProps<Done> {
  /** Whether it is a part of a `BottomBar`, or a box within the page. */
  readonly place: 'bar' | 'box';
  /** Lets the caller move the focus to the message. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What the last action did, with its undo, or why it failed. It is a live region, so it is rendered
 * also while it is empty.
 */
export function ActionMessage<Done extends { readonly status: string }>({
  place,
  ref,
  ...props
}: ActionMessageProps<Done>) {
  return (
    <div ref={ref} role="status" tabIndex={ref ? -1 : undefined} className={classes[place]}>
      <MessageContent {...props} />
    </div>
  );
}

/** An `ActionMessage` in the status bar of the tab, which shows only the last kind of action. */
export function StatusBarMessage<Done extends { readonly status: string }>({
  source,
  ...props
}: MessageProps<Done> & { readonly source: MessageSource }) {
  const statusBar = useStatusBar();
  return (
    statusBar.slot &&
    statusBar.source === source &&
    createPortal(<ActionMessage place="bar" {...props} />, statusBar.slot)
  );
}

/** An `ActionMessage` at the bottom of the window, for a tab without a bar. */
export function WindowMessage<Done extends { readonly status: string }>(props: MessageProps<Done>) {
  const message = useRef<HTMLDivElement>(null);
  useScrollPadding(message);
  return (
    <div
      ref={message}
      role="status"
      className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-4 border-ink bg-cream px-gutter py-3 empty:sr-only"
    >
      <MessageContent {...props} />
    </div>
  );
}
