import { expect, it } from 'vitest';
import { toTable } from './table.ts';

const measured = { connections: 50, p50: 20, p99: 60 };

it('sets our server beside the bare one, as a share of it', () => {
  const api = { ...measured, name: 'ours', perSecond: 1330 };
  const constant = { ...measured, name: 'bare', perSecond: 2660 };
  const lines = toTable([{ api, constant }]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| bare | 50 | 2660 | 20 ms | 60 ms | 100 % |',
    '| ours | 50 | 1330 | 20 ms | 60 ms | 50 % |',
  ]);
});
