import type { Browser } from 'playwright';
import { step } from '../../../emulators/progress.ts';
import { openChromium } from '../../../tests/browser/open-chromium.ts';
import { formatRow } from '../write-table.ts';
import { type LinkPress, measurePress } from './measure-press.ts';

/** The measured links. French is the default language. */
const links = [
  { from: '/', to: '/program' },
  { from: '/', to: '/schedule' },
  { from: '/', to: '/contact' },
  { from: '/?lng=en', to: '/program' },
  { from: '/program', to: '/program/u15' },
] as const;

const pressCount = 9;

/** Presses a link several times, each in a new window without a cache. Returns ascending times. */
async function measureTimes(browser: Browser, linkPress: LinkPress): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < pressCount; index += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fr-CA',
      serviceWorkers: 'block',
    });
    try {
      times.push(await measurePress(await context.newPage(), linkPress));
    } finally {
      await context.close();
    }
  }
  return times.toSorted((a, b) => a - b);
}

const formatMedian = (times: readonly number[]) =>
  `${Math.round(times[Math.floor(pressCount / 2)] ?? NaN)} ms`;
const formatLongest = (times: readonly number[]) => `${Math.round(times.at(-1) ?? NaN)} ms`;

/**
 * Measures presses of links that the visitor has pointed at before, and of links that are pressed
 * at once. Returns a table.
 */
export async function benchLinks(signal: AbortSignal): Promise<string> {
  const browser = await openChromium();
  try {
    const rows: string[] = [];
    for (const link of links) {
      signal.throwIfAborted();
      const { from, to } = link;
      const measure = (conditions: Pick<LinkPress, 'isPointedAtBefore' | 'slowdown'>) =>
        step(`Pressing ${to} on ${from}`, measureTimes(browser, { ...link, ...conditions }));
      const fullSpeedTimes = await measure({ isPointedAtBefore: true, slowdown: 1 });
      const quarterSpeedTimes = await measure({ isPointedAtBefore: true, slowdown: 4 });
      const atOnceTimes = await measure({ isPointedAtBefore: false, slowdown: 4 });
      rows.push(
        formatRow(
          `\`${from}\``,
          `\`${to}\``,
          formatMedian(fullSpeedTimes),
          formatMedian(quarterSpeedTimes),
          formatLongest(quarterSpeedTimes),
          formatMedian(atOnceTimes),
        ),
      );
    }
    const head = [
      'Pointed at before, full speed',
      'Pointed at before, a quarter',
      'Longest',
      'Pressed at once, a quarter',
    ];
    return [
      formatRow('From', 'To', ...head),
      formatRow('---', '---', ...head.map(() => '--:')),
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
  }
}
