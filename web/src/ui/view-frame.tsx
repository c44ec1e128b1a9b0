import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { FrameWindow } from './use-media-query.ts';
import { useElementSize } from './use-element-size.ts';

interface ViewFrameProps {
  /** What one looks at, for those who cannot see that it is a frame. */
  readonly title: string;
  readonly lang: string;
  /** The width of the window that is looked into: what media queries go by. */
  readonly width: number;
  /** How much of that width is shown, from its left; all of it unless told. */
  readonly visibleWidth?: number;
  readonly children: ReactNode;
}

/** The source of one of the page's style sheets; empty when it cannot be fetched. */
const readStyleSheet = async (sheet: Element): Promise<string> =>
  sheet instanceof HTMLLinkElement
    ? fetch(sheet.href).then(
        (answer) => answer.text(),
        () => '',
      )
    : sheet.textContent;

/**
 * Puts the page's own styles into the frame, so that things look in it as they do on the page. They
 * come as text: Firefox refuses a frame of this kind the links that a service worker answers.
 */
async function copyStyles(frame: Document): Promise<void> {
  const sources = document.querySelectorAll('link[rel=stylesheet], style');
  const texts = await Promise.all(Array.from(sources, readStyleSheet));
  const Sheet = frame.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  frame.adoptedStyleSheets = texts.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/**
 * Looks at its children as a window of another width shows them: drawn by this page's React into a
 * frame, because media queries follow a window and never a box, then scaled to the room there is.
 * To look at only: nothing in it can be focused or pressed, and assistive technology passes it by.
 */
export function ViewFrame({
  title,
  lang,
  width,
  visibleWidth: visibleWidth = width,
  children,
}: ViewFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<Window>();
  const room = useElementSize(box).width;
  const { height } = useElementSize(view?.document.body);
  const scale = Math.min(1, room / visibleWidth);
  const open = async (frame: Window | null) => {
    if (!frame) return;
    frame.document.body.inert = true;
    frame.document.documentElement.classList.add('overflow-hidden');
    await copyStyles(frame.document);
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
