import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

type Options = Pick<RunOptions, 'iframes' | 'resultTypes' | 'rules'>;

/** Runs axe on the whole page. Runs in the browser. */
async function runAxe(options: Options): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Lists the elements that violate a rule of axe. It skips frames: those of the dashboard show pages
 * of which the same checks are made.
 *
 * @param skippedRules the rules that cannot or need not be complied with here
 */
export async function findAxeViolations(
  page: Page,
  skippedRules: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const skipped = skippedRules.map((rule) => [rule, { enabled: false }] as const);
  const rules = {
    // axe disables these by default: target size, and names that contain the visible text.
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    ...Object.fromEntries(skipped),
  };
  const options: Options = { iframes: false, resultTypes: ['violations'], rules };
  return page.evaluate(runAxe, options);
}
