import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe disables by default: target size, and names that contain the visible text. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** axe skips the dashboard's previews, because the same checks are made of the pages they show. */
const previewSelector = 'iframe[title^="Preview"]';

/** Lists the elements that violate a rule of axe. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Legacy mode and reporting only violations halve the time.
  const axe = new AxeBuilder({ page }).exclude(previewSelector).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'], rules }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
