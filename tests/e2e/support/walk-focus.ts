import type { CDPSession, JSHandle, Locator, Page } from '@playwright/test';
import { atWidths, type Check } from './run-checks.ts';

type Direction = 'forward' | 'backward';

interface FocusWalk {
  readonly reachedElements: Set<Element>;
  readonly faults: Set<string>;
  /**
   * All tab stops of the open menu or dialog, listed when the walk starts; undefined for a whole
   * page.
   */
  readonly partStops: readonly HTMLElement[] | undefined;
}

declare global {
  interface Window {
    focusWalk?: FocusWalk;
    listTabStops?: (part?: Element) => HTMLElement[];
  }
}

/** Prepares a page to record where the focus goes with the Tab key. Runs in the browser. */
function prepareRecording(): void {
  if (window.listTabStops) return;
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')).trim().slice(0, 40)}`;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/u.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;

  /** Whether a fixed part of the page is over the element at a point. */
  const isCoveredAt = (element: Element, x: number, y: number): boolean => {
    const topElement = document.elementFromPoint(x, y);
    if (!topElement || topElement.contains(element) || element.contains(topElement)) return false;
    return isFixed(topElement);
  };
  const checkFocus = (focusedElement: Element): void => {
    const faults = window.focusWalk?.faults;
    // The label of a hidden radio button or checkbox shows its focus.
    const element =
      focusedElement.getBoundingClientRect().width > 1
        ? focusedElement
        : (focusedElement.closest('label') ?? focusedElement);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = describeElement(element);
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      faults?.add(`outside of the window: ${name}`);
    const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
    const yPositions = [first, (first + last) / 2, last];
    const coveredYPositions = yPositions.filter((y) => isCoveredAt(element, (left + right) / 2, y));
    // A control that is taller than a few lines, such as a text area, may be covered in part.
    const isTall = bottom - top > 100;
    if (coveredYPositions.length > 0 && (!isTall || coveredYPositions.length === yPositions.length))
      faults?.add(`covered: ${name}`);
    const styles = [getComputedStyle(element), getComputedStyle(element, '::before')];
    if (element.tagName !== 'IFRAME' && !styles.some(hasOutline))
      faults?.add(`without an outline: ${name}`);
  };
  const recordFocus = ({ key }: KeyboardEvent) => {
    const { activeElement } = document;
    if (key !== 'Tab' || !activeElement || activeElement === document.body) return;
    window.focusWalk?.reachedElements.add(activeElement);
    checkFocus(activeElement);
  };
  // React stops the propagation of an event in a part of the page that is not hydrated yet.
  document.addEventListener('keyup', recordFocus, { capture: true });
  /** Lists the visible elements that the Tab key has to reach. */
  function listTabStops(part: Element | Document = document): HTMLElement[] {
    const isTabStopOfGroup = (element: Element): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name }) => name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const selector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
    return [...part.querySelectorAll<HTMLElement>(`${selector}, [tabindex="0"]`)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        isTabStopOfGroup(element),
    );
  }
  window.listTabStops = listTabStops;
}

/**
 * Starts a walk, and returns the number of presses that it needs. In a menu or dialog, it starts at
 * the first or last control. Runs in the browser.
 */
function startWalk({ part, direction }: { part?: Element; direction: Direction }): number {
  const partStops = part && window.listTabStops?.(part);
  window.focusWalk = { reachedElements: new Set(), faults: new Set(), partStops };
  if (!partStops) return window.listTabStops?.().length ?? 0;
  const start = partStops.at(direction === 'forward' ? 0 : -1);
  if (!start) throw new Error('The menu or dialog has no control.');
  start.focus();
  window.focusWalk.reachedElements.add(start);
  return partStops.length - 1;
}

/** Lists what is wrong with the walk so far. Runs in the browser. */
function listWalkFaults(): string[] {
  if (!window.focusWalk) return [];
  const { reachedElements, faults, partStops } = window.focusWalk;
  const stops = partStops ?? window.listTabStops?.() ?? [];
  const missedElements = stops.filter((element) => !reachedElements.has(element));
  return [
    ...faults,
    ...missedElements.map((element) => `not reached: ${element.outerHTML.slice(0, 100)}`),
  ];
}

type Part = JSHandle<Element> | undefined;

/** Presses Tab, or Shift and Tab, some times. The browser gets all presses at once, in order. */
async function pressTab(session: CDPSession, direction: Direction, count: number): Promise<void> {
  const modifiers = direction === 'backward' ? 8 : 0;
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const events = Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })));
}

/** Goes once through the page with Tab. Extra presses are for the tab stops inside of frames. */
async function walk(page: Page, direction: Direction, part: Part): Promise<string[]> {
  await page.evaluate(prepareRecording);
  const neededPresses = await page.evaluate(startWalk, { direction, ...(part && { part }) });
  const session = await page.context().newCDPSession(page);
  await pressTab(session, direction, neededPresses);
  let faults = await page.evaluate(listWalkFaults);
  // A menu closes when the focus leaves it.
  for (
    let extraPresses = part ? 30 : 0;
    faults.length > 0 && extraPresses < 30;
    extraPresses += 5
  ) {
    await pressTab(session, direction, 5);
    faults = await page.evaluate(listWalkFaults);
  }
  await session.detach();
  return faults.map((fault) => `${direction}, ${fault}`);
}

const bothDirections: readonly Direction[] = ['forward', 'backward'];

/**
 * Goes through a page with the Tab key. Returns the controls that the focus did not reach, or where
 * the focus could not be seen.
 *
 * @param openPart an open menu or dialog; the whole page by default
 */
export async function findFocusFaults(
  page: Page,
  openPart?: Locator,
  directions = bothDirections,
): Promise<string[]> {
  const part = await openPart?.elementHandle();
  const faults: string[] = [];
  for (const direction of directions) {
    const firstFaults = await walk(page, direction, part ?? undefined);
    if (part) faults.push(...firstFaults);
    // Content that loads meanwhile moves the page. So the faults of a second walk replace these.
    else if (firstFaults.length > 0) faults.push(...(await walk(page, direction, undefined)));
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  return faults;
}

/**
 * Goes forward through a phone's page, and backward through a desktop's, where its fixed header could
 * cover a control.
 *
 * @param phoneWidth the width of the phone's window, in pixels
 */
export const findFocusFaultsByWidth =
  (phoneWidth: number): Check =>
  async (page) => {
    const walkIn = (direction: Direction, width: number) =>
      atWidths([width], () => findFocusFaults(page, undefined, [direction]), 640)(page);
    return [...(await walkIn('forward', phoneWidth)), ...(await walkIn('backward', 1280))];
  };
