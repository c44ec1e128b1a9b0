import { type CSSProperties, useState } from 'react';
import { PauseMark, PlayMark } from './icons.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface RollingTextProps {
  readonly label: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** Slow enough to read along: the hold at the start, and what a reader takes for this many letters. */
const secondsFor = (text: string): number => Math.max(16, 8 + text.length / 12);

const look = 'text-lead whitespace-pre-line break-words';

/**
 * A text that rolls by in its box on large screens and stands still under the pointer, under focus,
 * at the press of its button and where the machine asks for less motion. Elsewhere it is just a text.
 */
export function RollingText({ label, text, lang, pauseLabel, playLabel }: RollingTextProps) {
  const mayRoll = useMediaQuery('(min-width: 1024px) and (prefers-reduced-motion: no-preference)');
  const [isStopped, setIsStopped] = useState(false);
  if (!mayRoll) {
    return (
      <p lang={lang} className={look}>
        {text}
      </p>
    );
  }
  const style: CSSProperties & Record<'--roll-duration', string> = {
    '--roll-duration': `${secondsFor(text)}s`,
  };
  return (
    <div className="flex items-start gap-4">
      {isStopped ? (
        <p lang={lang} className={`min-h-52 flex-1 ${look}`}>
          {text}
        </p>
      ) : (
        // Focusable, so that the keyboard can hold it still as the pointer can.
        <div
          tabIndex={0}
          role="group"
          aria-label={label}
          className="group h-52 flex-1 overflow-hidden"
        >
          <div
            className="animate-roll group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused]"
            style={style}
          >
            <p lang={lang} className={`min-h-52 pb-10 ${look}`}>
              {text}
            </p>
            <p lang={lang} aria-hidden className={`min-h-52 pb-10 ${look}`}>
              {text}
            </p>
          </div>
        </div>
      )}
      <button
        type="button"
        aria-label={isStopped ? playLabel : pauseLabel}
        onClick={() => setIsStopped(!isStopped)}
        className="grid size-11 cursor-pointer place-items-center inset-ring-2 inset-ring-ink hover:bg-sun"
      >
        {isStopped ? <PlayMark /> : <PauseMark />}
      </button>
    </div>
  );
}
