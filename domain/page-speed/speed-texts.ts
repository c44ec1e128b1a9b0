import type { Locale } from '../locale.ts';
import type { SpeedPercentile } from './percentile.ts';
import { goodSpeed, speedClasses, type SpeedMeasure } from './speed-classes.ts';

// The dashboard and the weekly report show these texts.

/** With fewer visits, one slow telephone would decide the figure. */
export const minVisits = 10;

interface SpeedTexts {
  readonly title: string;
  /** The explanation below the title. */
  readonly text: string;
  readonly noVisits: string;
  readonly error: string;
  /** The heading of the column of pages. */
  readonly page: string;
  /** The name of the page `other` in `reportablePages`. */
  readonly otherPage: string;
  /** The heading of the column of languages. */
  readonly language: string;
  readonly languages: Readonly<Record<Locale, string>>;
  readonly measures: Readonly<Record<SpeedMeasure, string>>;
  /** Shown if no visit has the measure. */
  readonly noMeasure: string;
  readonly tooFew: (visits: number) => string;
  readonly atMost: (amount: string) => string;
  readonly moreThan: (amount: string) => string;
  /** The mark after a figure above `goodSpeed`. */
  readonly slow: string;
}

const fr: SpeedTexts = {
  title: 'Rapidité des pages',
  text: 'Une visite sur dix est mesurée. Chaque chiffre vaut pour au moins trois visites mesurées sur quatre, depuis quatre semaines. Une visite compte pour la page où elle a commencé.',
  noVisits: 'Aucune visite n’a encore été mesurée.',
  error: 'La rapidité des pages n’a pas pu être chargée.',
  page: 'Page',
  otherPage: 'autre page',
  language: 'Langue',
  languages: { fr: 'français', en: 'anglais' },
  measures: { paint: 'Affichage', interaction: 'Réaction', shift: 'Décalage' },
  noMeasure: 'non mesuré',
  tooFew: (visits) => `trop peu de visites (${visits})`,
  atMost: (amount) => `${amount} ou moins`,
  moreThan: (amount) => `plus de ${amount}`,
  slow: 'à améliorer',
};

const en: SpeedTexts = {
  title: 'Page speed',
  text: 'One visit in ten is measured. Each figure holds for at least three of four measured visits of the last four weeks. A visit counts for the page where it began.',
  noVisits: 'No visit has been measured yet.',
  error: 'The page speed could not be loaded.',
  page: 'Page',
  otherPage: 'another page',
  language: 'Language',
  languages: { fr: 'French', en: 'English' },
  measures: { paint: 'Display', interaction: 'Reaction', shift: 'Shift' },
  noMeasure: 'not measured',
  tooFew: (visits) => `too few visits (${visits})`,
  atMost: (amount) => `${amount} or less`,
  moreThan: (amount) => `more than ${amount}`,
  slow: 'needs improvement',
};

export const speedTexts: Readonly<Record<Locale, SpeedTexts>> = { fr, en };

function formatAmount(measure: SpeedMeasure, bound: number, locale: Locale): string {
  if (measure === 'interaction') return `${bound}\u00a0ms`;
  const amount = String(bound / 1000);
  const localizedAmount = locale === 'fr' ? amount.replace('.', ',') : amount;
  return measure === 'paint' ? `${localizedAmount}\u00a0s` : localizedAmount;
}

/** Describes a percentile, such as "2.5 s or less". The exact figure is unknown. */
export function describeSpeed(
  measure: SpeedMeasure,
  percentile: SpeedPercentile | undefined,
  locale: Locale,
): string {
  const texts = speedTexts[locale];
  if (!percentile) return texts.noMeasure;
  const { visits, atMost } = percentile;
  if (visits < minVisits) return texts.tooFew(visits);
  const largestBound = Number(speedClasses[measure].at(-2));
  const text =
    atMost === null
      ? texts.moreThan(formatAmount(measure, largestBound, locale))
      : texts.atMost(formatAmount(measure, atMost, locale));
  return atMost !== null && atMost <= goodSpeed[measure] ? text : `${text} (${texts.slow})`;
}
