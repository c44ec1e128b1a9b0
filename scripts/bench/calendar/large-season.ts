import { dayMs } from '../../../domain/day.ts';
import type { SeasonEntry } from '../../../emulators/calendar/season.ts';

/**
 * The size of the season that the measurement reads. `entries` includes each occurrence of the
 * weekly series. `weeks` is the length of a series.
 */
export const largeSeasonSize = { entries: 2_000, series: 100, weeks: 12 } as const;

const teams = ['U17', 'U16', 'U15', 'U14', 'U13', 'DEV1', 'DEV2'];
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Makes a season of weekly series and single entries. All start on the days after an instant. */
export function makeLargeSeason(now: number): readonly SeasonEntry[] {
  const { entries, series, weeks } = largeSeasonSize;
  const makeEntry = (index: number, days: number): SeasonEntry => {
    const day = toDay(now + days * dayMs);
    const hour = 9 + (index % 11);
    return {
      uid: `large-${index}`,
      title: `${teams[index % teams.length]} - Pratique ${index} - Pierrefonds`,
      start: `${day}T${String(hour).padStart(2, '0')}:00`,
      end: `${day}T${hour + 1}:30`,
    };
  };
  const weeklySeries = Array.from({ length: series }, (_, index) => ({
    ...makeEntry(index, 1 + (index % 7)),
    rule: `FREQ=WEEKLY;COUNT=${weeks}`,
  }));
  const singleEntries = Array.from({ length: entries - series * weeks }, (_, index) =>
    makeEntry(series + index, 1 + (index % (weeks * 7))),
  );
  return [...weeklySeries, ...singleEntries];
}
