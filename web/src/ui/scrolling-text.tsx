import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { PauseIcon, PlayIcon } from './control-icons.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface ScrollingTextProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** The duration of one pass: a pause at the start, and the time to read the text. */
const getScrollSeconds = (text: string): number => Math.max(16, 8 + text.length / 12);

const textClass = 'text-lead whitespace-pre-line break-words';
/** The box's height (`h-52`) in rem. */
const boxHeight = 13;

/** Whether a text is taller than the box; false until measured. */
function useIsTooTall(text: Element | null): boolean {
  const [isTooTall, setIsTooTall] = useState(false);
  // Runs before the browser paints, so that the page below does not move.
  useLayoutEffect(() => {
    if (!text) return;
    const measure = () => {
      const root = getComputedStyle(text.ownerDocument.documentElement);
      setIsTooTall(text.scrollHeight > boxHeight * Number.parseFloat(root.fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [text]);
  return isTooTall;
}

/**
 * The scrolling text, twice for an endless loop. It is focusable, so that keyboard users can pause
 * it.
 */
function ScrollingCopies({
  label,
  text,
  lang,
  onMount,
}: Pick<ScrollingTextProps, 'label' | 'text' | 'lang'> & {
  readonly onMount: (element: Element | null) => void;
}) {
  const style: CSSProperties & Record<'--roll-duration', string> = {
    '--roll-duration': `${getScrollSeconds(text)}s`,
  };
  return (
    <div tabIndex={0} role="group" aria-label={label} className="group h-52 flex-1 overflow-hidden">
      <div
        className="animate-roll group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused]"
        style={style}
      >
        <div className="pb-10">
          <p ref={onMount} lang={lang} className={textClass}>
            {text}
          </p>
        </div>
        <div aria-hidden className="pb-10 print:hidden">
          <p lang={lang} className={textClass}>
            {text}
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * A text that is shown in full, or scrolls in a box on large screens if it is taller than the box.
 * It pauses on hover and on focus, and stops by its button. Reduced motion turns scrolling off.
 */
export function ScrollingText({ label, text, lang, pauseLabel, playLabel }: ScrollingTextProps) {
  const canScroll = useMediaQuery('(min-width: 64rem) and (prefers-reduced-motion: no-preference)');
  const [element, setElement] = useState<Element | null>(null);
  const isTooTall = useIsTooTall(element);
  const [isStopped, setIsStopped] = useState(false);
  const isScrolling = canScroll && isTooTall && !isStopped;
  return (
    <div className="flex items-start gap-4">
      {isScrolling ? (
        <ScrollingCopies label={label} text={text} lang={lang} onMount={setElement} />
      ) : (
        <p ref={setElement} lang={lang} className={`flex-1 ${textClass}`}>
          {text}
        </p>
      )}
      {canScroll && isTooTall && (
        <button
          type="button"
          aria-label={isStopped ? playLabel : pauseLabel}
          onClick={() => setIsStopped(!isStopped)}
          className="grid size-11 cursor-pointer place-items-center inset-ring-2 inset-ring-ink hover:bg-sun"
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
    </div>
  );
}
