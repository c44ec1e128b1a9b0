import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadOnClickProps {
  /** What the content reveals to whom, the buttons' labels, and how the choice is stored. */
  readonly texts: Readonly<Record<'text' | 'open' | 'close' | 'choice', string>>;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
  /** The classes of the frame. Its size is the same before and after the click. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A frame whose content loads only after a click, with a button to hide it again. */
export function LoadOnClick({ texts, isShown, onChange, className, children }: LoadOnClickProps) {
  const hasChosen = useRef(false);
  const choose = (value: boolean) => {
    hasChosen.current = true;
    onChange(value);
  };
  // The pressed button disappears, so the other button gets the focus.
  const focusAfterChoice = (button: HTMLButtonElement | null) => {
    if (hasChosen.current) button?.focus({ preventScroll: true });
  };
  if (!isShown) {
    return (
      <div
        className={`grid content-center justify-items-start gap-5 bg-sky p-6 text-ink sm:p-10 ${className}`}
      >
        <p className="max-w-xl text-lead">{texts.text}</p>
        <Button
          data-needs-script
          variant="dark"
          ref={focusAfterChoice}
          onClick={() => choose(true)}
        >
          {texts.open}
        </Button>
        <p className="text-sm">{texts.choice}</p>
      </div>
    );
  }
  return (
    <div className={`flex flex-col bg-sky text-ink ${className}`}>
      <div className="relative min-h-0 flex-1">{children}</div>
      <div className="bg-white px-4">
        <button
          type="button"
          ref={focusAfterChoice}
          className="min-h-11 cursor-pointer text-left font-semibold underline underline-offset-4"
          onClick={() => choose(false)}
        >
          {texts.close}
        </button>
      </div>
    </div>
  );
}
