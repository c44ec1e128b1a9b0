import { locales } from '../../../domain/locale.ts';
import { step } from '../../../emulators/progress.ts';
import { getEmulatorAddress } from '../../../emulators/project.ts';
import { openChromium } from '../../../tests/browser/open-chromium.ts';
import { demoContent } from '../../../emulators/demo/content.ts';
import { visit } from './lighthouse.ts';
import { pickMedianVisit } from './median.ts';
import { publicPages } from './public-pages.ts';
import { referenceAddress, writeReference } from './reference-page.ts';
import { type MeasuredPage, toTable } from './pages-table.ts';

const port = 9333;

type Measure = (name: string, address: string) => Promise<MeasuredPage>;

/** Makes a function that visits a page the given number of times and returns the median visit. */
const makeMeasure =
  (signal: AbortSignal, times: number): Measure =>
  (name, address) =>
    step(`Visiting ${name}`, async () => {
      const visits = [];
      for (let index = 0; index < times; index += 1) {
        signal.throwIfAborted();
        visits.push(await visit(`${getEmulatorAddress('hosting')}${address}`, port));
      }
      return { name, visit: pickMedianVisit(visits) };
    });

async function measureAll(
  measure: Measure,
  pages: readonly string[],
  languages: readonly string[],
) {
  // The first visits are not counted, because a new browser is still starting.
  await measure('a page, to warm up', referenceAddress);
  const reference = await measure('bare page, same picture, no script', referenceAddress);
  const measuredPages: MeasuredPage[] = [];
  for (const address of pages) {
    for (const language of languages) {
      // French is the default language.
      const query = language === 'fr' ? '' : `?lng=${language}`;
      measuredPages.push(await measure(`\`${address}\` ${language}`, `${address}${query}`));
    }
  }
  return toTable(reference, measuredPages);
}

/**
 * Returns a table of Lighthouse's results for every public page in both languages, with the
 * reference. With `quick`, `page` is the only public page, visited once and in French.
 */
export async function benchPages(
  signal: AbortSignal,
  { quick, page }: { readonly quick: boolean; readonly page: string },
): Promise<string> {
  const removeReference = await writeReference(demoContent.banners[0]?.imageURL ?? '');
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  try {
    return await (quick
      ? measureAll(makeMeasure(signal, 1), [page], ['fr'])
      : measureAll(makeMeasure(signal, 3), publicPages, locales));
  } finally {
    await browser.close();
    await removeReference();
  }
}
