import { expect, it } from 'vitest';
import { toComparisonsTable, toSavesTable } from './api-tables.ts';

const baseMeasurement = { connections: 50, p50: 20, p99: 60 };

it('shows our server’s requests per second as a share of those of plain Express, and of a function with a constant response', () => {
  const api = { ...baseMeasurement, name: 'ours', requestsPerSecond: 1330 };
  const constant = { ...baseMeasurement, name: 'constant', requestsPerSecond: 1900 };
  const bare = { ...baseMeasurement, name: 'bare', requestsPerSecond: 2660 };
  const lines = toComparisonsTable([{ api, constant, bare }]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| bare | 50 | 2660 | 20 ms | 60 ms | 100 % |  |',
    '| constant | 50 | 1900 | 20 ms | 60 ms | 71 % | 100 % |',
    '| ours | 50 | 1330 | 20 ms | 60 ms | 50 % | 70 % |',
  ]);
});

it('shows the durations of concurrent saves in whole milliseconds', () => {
  const table = toSavesTable({
    concurrency: 16,
    longestInFirstRound: 950,
    rounds: 20,
    p50: 100.4,
    p99: 312.6,
    longest: 400,
  });
  expect(table.split('\n')[2]).toBe('| 16 | 950 ms | 20 | 100 ms | 313 ms | 400 ms |');
});
