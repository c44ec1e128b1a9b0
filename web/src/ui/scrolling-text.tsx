import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { findFirstSentences, restClass, wideScreen } from '../i18n/first-sentences.ts';
import { PauseIcon, PlayIcon } from './control-icons.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { UnbrokenText } from './unbroken-text.tsx';

interface ScrollingTextProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** The label of the button that shows the whole text on narrow screens. */
  readonly openLabel: string;
}

/** The duration of one pass: a pause at the start, and the time to read the text. */
const getScrollSeconds = (text: string): number => Math.max(16, 8 + text.length / 12);

const textClass = 'text-lead whitespace-pre-line break-words';
/** On narrow screens, the first lines of a text that is not opened and has a long first sentence. */
const firstLinesClass = 'max-lg:line-clamp-3';
/** The box's height (`h-[7lh]`): whole lines, so that none is cut at rest. */
const boxLines = 7;

/** Whether a text may have more than two lines on a phone. */
const isLong = (text: string): boolean => text.length > 60 || text.split('\n').length > 2;

/** How many lines a text has; 0 until measured. */
function useLineCount(text: Element | null): number {
  const [lineCount, setLineCount] = useState(0);
  // Runs before the browser paints, so that the page below does not move.
  useLayoutEffect(() => {
    if (!text) return;
    const measure = () => {
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      setLineCount(Math.round(text.scrollHeight / lineHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [text]);
  return lineCount;
}

/**
 * The scrolling text, twice for an endless loop, with two empty lines after each. It moves by whole
 * lines, so that the box never cuts one. It is focusable, so that keyboard users can pause it.
 */
function ScrollingCopies({
  label,
  text,
  lang,
  lineCount,
  onMount,
}: Pick<ScrollingTextProps, 'label' | 'text' | 'lang'> & {
  readonly lineCount: number;
  readonly onMount: (element: Element | null) => void;
}) {
  const style: CSSProperties & Record<`--roll-${'duration' | 'lines'}`, string | number> = {
    '--roll-duration': `${getScrollSeconds(text)}s`,
    '--roll-lines': lineCount + 2,
  };
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={label}
      className="group h-[7lh] flex-1 overflow-hidden text-lead print:h-auto"
    >
      <div
        className="animate-[roll_var(--roll-duration)_steps(var(--roll-lines))_infinite] group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused]"
        style={style}
      >
        <div className="pb-[2lh]">
          <p ref={onMount} lang={lang} className={textClass}>
            <UnbrokenText>{text}</UnbrokenText>
          </p>
        </div>
        <div aria-hidden className="pb-[2lh] print:hidden">
          <p lang={lang} className={textClass}>
            <UnbrokenText>{text}</UnbrokenText>
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * A text that scrolls in a box on large screens if it is taller than the box. Narrow screens show
 * its first sentences or lines, and a button shows the rest. The scrolling pauses on hover and on
 * focus, and stops by its button. Reduced motion turns scrolling off.
 */
export function ScrollingText(props: ScrollingTextProps) {
  const { label, text, lang, pauseLabel, playLabel, openLabel } = props;
  const canScroll = useMediaQuery(`${wideScreen} and (prefers-reduced-motion: no-preference)`);
  const [element, setElement] = useState<Element | null>(null);
  const lineCount = useLineCount(element);
  const isTooTall = lineCount > boxLines;
  const [isStopped, setIsStopped] = useState(false);
  const isWide = useMediaQuery(wideScreen);
  const [isOpen, setIsOpen] = useState(false);
  const isCut = !isWide && !isOpen && isLong(text);
  const preview = isCut ? findFirstSentences(text) : undefined;
  const isClamped = isCut && preview === undefined;
  const isScrolling = canScroll && isTooTall && !isStopped;
  return (
    <div className="flex items-start gap-x-4 max-lg:contents lg:col-start-2 lg:row-span-3 lg:row-start-1">
      {isScrolling ? (
        <ScrollingCopies {...{ label, text, lang, lineCount }} onMount={setElement} />
      ) : (
        <p
          ref={setElement}
          lang={lang}
          className={`max-lg:w-full lg:flex-1 ${textClass} ${isClamped ? firstLinesClass : ''}`}
        >
          {/* Of a shown date, no part may be in a hidden line. */}
          {isClamped ? text : <UnbrokenText>{preview ?? text}</UnbrokenText>}
          {preview !== undefined && <span className={restClass}>{text.slice(preview.length)}</span>}
        </p>
      )}
      {isCut && (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
          className="min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {openLabel}
        </button>
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
