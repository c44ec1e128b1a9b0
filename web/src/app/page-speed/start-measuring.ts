import { untilIdle } from '../../scheduling/until-idle.ts';
import { isDataSaverOn } from '../connection.ts';
import { isTrackingRefused } from '../privacy-signals.ts';

/** The share of visits that is measured. */
const measuredShare = 0.1;

/**
 * Measures one visit in ten, after the page has loaded. Never measures visitors who refuse tracking
 * or save data. A visit that is not measured loads no code for the measurement.
 */
export function startMeasuring(): void {
  if (Math.random() >= measuredShare || isTrackingRefused() || isDataSaverOn()) return;
  // The visitor may go to another page before the measurement starts.
  const { pathname } = location;
  untilIdle()
    .then(() => import('./measure-visit.ts'))
    .then(({ measureVisit }) => measureVisit(pathname))
    // A failed measurement is ignored, because nobody can do anything about it.
    .catch(() => undefined);
}
