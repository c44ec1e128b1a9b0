import { setTimeout as delay } from 'node:timers/promises';
import type { Driver, ElementReference, Json } from './driver.ts';
import type { Site } from './site.ts';

/** Selects the first visible element that matches and has this name or text. */
export interface Target {
  readonly css: string;
  /** Part of its accessible name: its label, its `aria-label` or its text. */
  readonly name?: string;
}

/** This long time only ends a hung test. */
const timeoutMs = 60_000;
const pauseMs = 50;

/** Runs in the page. */
function findElement(css: string, name: string | null): Element | undefined {
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
    return [label, element.textContent, ...labels.map(({ textContent }) => textContent)].join(' ');
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      (element.matches('input[type=file]') ||
        element.checkVisibility({ visibilityProperty: true })) &&
      (name === null || nameOf(element).includes(name)),
  );
}

/** Runs in the page. Scrolls an element into view, and returns it unless something covers it. */
function reachable(element: Element | undefined): Element | undefined {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(top) ? element : undefined;
}

const find = findElement.toString();
const findReachable = `(...given) => (${reachable.toString()})((${find})(...given))`;

/** One tab on the site. Its methods wait for elements to appear. */
export class Page {
  readonly #driver: Driver;
  readonly site: Site;

  constructor(driver: Driver, site: Site) {
    this.#driver = driver;
    this.site = site;
  }

  /** Loads a page of the site. */
  goto(path: string): Promise<void> {
    return this.#driver.open(this.site.origin + path);
  }

  /** Loads a page and waits for its last part, the newsletter's form, to be hydrated. */
  async gotoHydrated(path: string): Promise<void> {
    await this.goto(path);
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
    look: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return this.#until(look.toString(), () => this.evaluate(look, ...args));
  }

  /** Waits until an element is visible. */
  async see(target: Target): Promise<void> {
    await this.#element(target);
  }

  /** Waits until no such element is visible. */
  async seeNo({ css, name }: Target): Promise<void> {
    await this.#until(`no ${css} ${name ?? ''}`, () =>
      this.#driver.evaluate(`(...given) => !(${find})(...given)`, [css, name ?? null]),
    );
  }

  async click(target: Target): Promise<void> {
    await this.#driver.click(await this.#element(target, findReachable));
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.#driver.fill(await this.#element(target), text);
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await this.#driver.chooseFile(await this.#element(target), path);
  }

  takeErrors(): Promise<readonly string[]> {
    return this.#driver.takeErrors();
  }

  async quit(): Promise<void> {
    await this.#driver.quit();
    await this.site.close();
  }

  async #element({ css, name }: Target, source = find): Promise<ElementReference> {
    return this.#until(`${css} ${name ?? ''}`, () =>
      this.#driver.find(source, [css, name ?? null]),
    );
  }

  /** Repeats a query, because a navigation may discard the page during it. */
  async #until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    const deadline = performance.now() + timeoutMs;
    let failure: unknown;
    for (;;) {
      try {
        const value = await look();
        if (value) return value;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      if (performance.now() > deadline) {
        const pageText = await this.evaluate(
          () => `${location.href}\n${document.body.innerText}`,
        ).catch((error: unknown) => `nothing to be asked: ${String(error)}`);
        throw new Error(`Waited in vain for: ${what}\non ${pageText}`, { cause: failure });
      }
      await delay(pauseMs);
    }
  }
}
