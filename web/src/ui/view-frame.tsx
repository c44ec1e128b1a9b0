import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FrameWindow } from './use-media-query.ts';

/** The current width and height of an element; zero until it exists. */
function useElementSize(element: Element | null | undefined): {
  width: number;
  height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

interface ViewFrameProps {
  /** The name of the content, for screen readers. */
  readonly title: string;
  readonly lang: string;
  /** The width of the frame's window, which media queries use. */
  readonly width: number;
  /** How much of `width` is visible, from the left. */
  readonly visibleWidth: number;
  readonly children: ReactNode;
}

/** The source of a style sheet; empty if it cannot be fetched. */
const readStyleSheet = async (sheet: Element): Promise<string> =>
  sheet instanceof HTMLLinkElement
    ? fetch(sheet.href).then(
        (response) => response.text(),
        () => '',
      )
    : sheet.textContent;

/**
 * Copies the page's styles into the frame, as text. Firefox does not load style sheets from a
 * service worker in this frame.
 */
async function copyStyles(frameDocument: Document): Promise<void> {
  const sources = document.querySelectorAll('link[rel=stylesheet], style');
  const texts = await Promise.all(Array.from(sources, readStyleSheet));
  const Sheet = frameDocument.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  frameDocument.adoptedStyleSheets = texts.map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/**
 * Renders its children as in a window of another width, scaled to fit. They are in an `iframe`,
 * because media queries use the width of its window. The content is inert.
 */
export function ViewFrame({ title, lang, width, visibleWidth, children }: ViewFrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [frameWindow, setFrameWindow] = useState<Window>();
  const availableWidth = useElementSize(container).width;
  const { height } = useElementSize(frameWindow?.document.body);
  const scale = Math.min(1, availableWidth / visibleWidth);
  const setUpFrame = async (frame: Window | null) => {
    if (!frame) return;
    frame.document.body.inert = true;
    frame.document.documentElement.classList.add('overflow-hidden');
    await copyStyles(frame.document);
    setFrameWindow(frame);
  };
  return (
    <div ref={setContainer} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        title={title}
        tabIndex={-1}
        srcDoc={`<!doctype html><html lang="${lang}"><title>·</title>`}
        onLoad={(event) => void setUpFrame(event.currentTarget.contentWindow)}
        className="pointer-events-none block max-w-none origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {frameWindow &&
        createPortal(
          <FrameWindow value={frameWindow}>{children}</FrameWindow>,
          frameWindow.document.body,
        )}
    </div>
  );
}
