import { untilIdle } from '../../scheduling/until-idle.ts';
import { isDataSaverOn } from '../connection.ts';
import { isTrackingRefused } from '../privacy-signals.ts';

/** The share of visits that is measured. */
const measuredShare = 0.1;

/**
 * Measures one visit in ten, after the page has loaded. Other visits load no code for the
 * measurement. Neither do visits with a signal against tracking or for saving data.
 */
export function startMeasuring(): void {
  if (Math.random() >= measuredShare || isTrackingRefused() || isDataSaverOn()) return;
  // The visitor may go to another page before the measurement starts.
  const { pathname } = location;
  untilIdle()
    .then(() => import('./measure-visit.ts'))
    .then(({ measureVisit }) => measureVisit(pathname))
    // Nobody can do anything about a visit that is not measured.
    .catch(() => undefined);
}
