import { setTimeout as delay } from 'node:timers/promises';
import type { DrivenElement, Driver, Json } from './driver.ts';
import { errorsKey, takeRecordedErrors } from './record-errors.ts';
import type { Site } from './site.ts';

/** Selects the first visible element, or file input, that matches and has this name or text. */
export interface Target {
  readonly css: string;
  /** Part of the element's label, `aria-label`, `title` or text. */
  readonly name?: string;
}

/** How long a method waits before it throws. It is long, because only a hung test needs it. */
const timeoutMs = 120_000;
const pauseMs = 50;

/** Describes a page on which a wait has ended without success. Runs in the page. */
function describePage(): string {
  const requests = performance
    .getEntriesByType('resource')
    .map(({ name, startTime, duration }) => `${Math.round(startTime + duration)} ms ${name}`);
  const parts = [...document.querySelectorAll('[role=status]')].map(({ innerHTML }) => innerHTML);
  const worker = navigator.serviceWorker.controller?.state ?? 'no worker';
  return [
    `${location.href}, ${document.readyState}, ${worker}, ${Math.round(performance.now())} ms`,
    ...requests.slice(-12),
    ...parts,
    document.body.innerText,
  ].join('\n');
}

/** Finds an element. Runs in the page. */
function findElement(css: string, name: string | null): Element | undefined {
  const getName = (element: Element): string => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
    return [label, element.textContent, ...labels.map(({ textContent }) => textContent)].join(' ');
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      (element.matches('input[type=file]') ||
        element.checkVisibility({ visibilityProperty: true })) &&
      (name === null || getName(element).includes(name)),
  );
}

/**
 * Runs in the page. Scrolls an element into view, and returns it unless something covers it, or it
 * has moved since the last call.
 */
function findUncovered(element: Element | undefined): Element | undefined {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const place = `${box.x} ${box.y}`;
  const hasMoved = element.getAttribute('data-last-place') !== place;
  element.setAttribute('data-last-place', place);
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(top) && !hasMoved ? element : undefined;
}

/** The sources of the functions that the driver runs in the page. */
const elementFinderSource = findElement.toString();
const uncoveredFinderSource = `(...args) => (${findUncovered.toString()})((${elementFinderSource})(...args))`;

/** One tab on the site. Its methods wait for elements to appear. */
export class Page {
  readonly #driver: Driver;
  readonly site: Site;

  constructor(driver: Driver, site: Site) {
    this.#driver = driver;
    this.site = site;
  }

  /** Goes back in the tab's history. */
  back(): Promise<void> {
    return this.#driver.back();
  }

  /** Loads a page of the site. */
  goto(path: string): Promise<void> {
    return this.#driver.open(this.site.origin + path);
  }

  /** Loads a page and waits until it is hydrated. */
  async gotoHydrated(path: string): Promise<void> {
    await this.goto(path);
    await this.waitUntilHydrated();
  }

  /** Waits until the page's last part, the newsletter's form, is hydrated. */
  async waitUntilHydrated(): Promise<void> {
    await this.waitFor(() => {
      const form = document.querySelector('footer form');
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
  }

  /** Runs a function in the page. The function can use only its arguments. */
  async evaluate<A extends readonly Json[], T>(
    run: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return (await this.#driver.evaluate(run.toString(), args)) as T;
  }

  /** Waits until a function in the page returns a truthy value, and returns it. */
  async waitFor<A extends readonly Json[], T>(
    check: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return this.#waitUntil(check.toString(), () => this.evaluate(check, ...args));
  }

  /** Waits until an element is visible. */
  async waitForVisible(target: Target): Promise<void> {
    await this.#waitForElement(target);
  }

  /** Waits until no such element is visible. */
  async waitForHidden({ css, name }: Target): Promise<void> {
    await this.#waitUntil(`no ${css} ${name ?? ''}`, () =>
      this.#driver.evaluate(`(...args) => !(${elementFinderSource})(...args)`, [css, name ?? null]),
    );
  }

  /**
   * Clicks an element once it has stayed in its place: while a list loads, its buttons move, and a
   * click would hit another one. After a click that the browser refuses, it is found again.
   */
  async click({ css, name }: Target): Promise<void> {
    await this.#waitUntil(`${css} ${name ?? ''}`, async () => {
      const element = await this.#driver.find(uncoveredFinderSource, [css, name ?? null]);
      await element?.click();
      return element;
    });
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await (await this.#waitForElement(target)).fill(text);
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await (await this.#waitForElement(target)).chooseFile(path);
  }

  /** Returns the page's errors since the last call. */
  takeErrors(): Promise<readonly string[]> {
    return this.evaluate(takeRecordedErrors, errorsKey);
  }

  async quit(): Promise<void> {
    await this.#driver.quit();
    await this.site.close();
  }

  async #waitForElement({ css, name }: Target): Promise<DrivenElement> {
    return this.#waitUntil(`${css} ${name ?? ''}`, () =>
      this.#driver.find(elementFinderSource, [css, name ?? null]),
    );
  }

  /**
   * Repeats a check until its result is truthy. After an error, the check is repeated too, because
   * a navigation may have discarded the page.
   */
  async #waitUntil<T>(description: string, check: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = performance.now() + timeoutMs;
    let failure: unknown;
    for (;;) {
      try {
        const value = await check();
        if (value) return value;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      if (performance.now() > deadline) {
        const pageText = await this.evaluate(describePage).catch(
          (error: unknown) => `a page that cannot be read: ${String(error)}`,
        );
        throw new Error(`Timed out waiting for: ${description}\non ${pageText}`, {
          cause: failure,
        });
      }
      await delay(pauseMs);
    }
  }
}
