import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface ConfirmTexts {
  readonly question: string;
  readonly explanation: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
}

interface Question extends ConfirmTexts {
  readonly resolve: (isConfirmed: boolean) => void;
}

/**
 * Confirms an action that is hard to undo. Returns the dialog to render, and `ask`, which opens it
 * and resolves to the choice. Escape and "cancel" resolve to false.
 */
export function useConfirmDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<Question>();
  const id = useId();
  const ask = useCallback(
    (texts: ConfirmTexts) => new Promise<boolean>((resolve) => setQuestion({ ...texts, resolve })),
    [],
  );
  useLayoutEffect(() => {
    if (question) dialog.current?.showModal();
  }, [question]);
  const close = (isConfirmed: boolean) => {
    // Closed before it is removed, because only then the focus returns.
    dialog.current?.close();
    question?.resolve(isConfirmed);
    setQuestion(undefined);
  };
  const element = question && (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-explanation`}
      onCancel={() => close(false)}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] border-t-8 border-court bg-cream p-6 text-ink backdrop:bg-ink/70"
    >
      <h2 id={`${id}-question`} className="font-display text-2xl font-bold">
        {question.question}
      </h2>
      <div id={`${id}-explanation`} className="py-4">
        {question.explanation}
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 bg-cream px-6 pt-2 pb-6">
        <Button variant="dark" autoFocus onClick={() => close(false)}>
          {question.cancel}
        </Button>
        <Button variant="outline" onClick={() => close(true)}>
          {question.confirm}
        </Button>
      </div>
    </dialog>
  );
  return { ask, element };
}
