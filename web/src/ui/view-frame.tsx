import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { FrameWindow } from './use-media-query.ts';
import { useSize } from './use-size.ts';

interface ViewFrameProps {
  /** What one looks at, for those who cannot see that it is a frame. */
  readonly title: string;
  readonly lang: string;
  /** The width of the window that is looked into: what media queries go by. */
  readonly width: number;
  /** How much of that width is shown, from its left; all of it unless told. */
  readonly shown?: number;
  readonly children: ReactNode;
}

/** Puts the page's own styles into the frame, so that things look in it as they do on the page. */
async function dress(frame: Document): Promise<void> {
  const sheets = document.querySelectorAll('link[rel=stylesheet], style');
  const loads = Array.from(sheets, (sheet) => {
    const copy = frame.importNode(sheet, true);
    frame.head.append(copy);
    if (copy.nodeName === 'STYLE') return Promise.resolve();
    return new Promise<void>((resolve) => {
      copy.addEventListener('load', () => resolve());
      copy.addEventListener('error', () => resolve());
    });
  });
  await Promise.all(loads);
}

/**
 * Looks at its children as a window of another width shows them: drawn by this page's React into a
 * frame, because media queries follow a window and never a box, then scaled to the room there is.
 * To look at only: nothing in it can be focused or pressed, and assistive technology passes it by.
 */
export function ViewFrame({ title, lang, width, shown = width, children }: ViewFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<Window>();
  const room = useSize(box).width;
  const { height } = useSize(view?.document.body);
  const scale = Math.min(1, room / shown);
  const open = async (frame: Window | null) => {
    if (!frame) return;
    frame.document.body.inert = true;
    frame.document.documentElement.classList.add('overflow-hidden');
    await dress(frame.document);
    setView(frame);
  };
  return (
    <div ref={setBox} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        title={title}
        tabIndex={-1}
        srcDoc={`<!doctype html><html lang="${lang}"><title>·</title>`}
        onLoad={(event) => void open(event.currentTarget.contentWindow)}
        className="pointer-events-none block max-w-none origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {view && createPortal(<FrameWindow value={view}>{children}</FrameWindow>, view.document.body)}
    </div>
  );
}
