import { beforeEach, expect, it, vi } from 'vitest';
import { startMeasuring } from './start-measuring.ts';

const { loadCode, measureVisit } = vi.hoisted(() => ({ loadCode: vi.fn(), measureVisit: vi.fn() }));
vi.mock('./measure-visit.ts', () => {
  loadCode();
  return { measureVisit };
});

/**
 * Starts a visit of a loaded page, in which `Math.random` returns this number and `navigator` has
 * these properties.
 */
async function startVisit(randomNumber: number, navigatorProperties: object = {}): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(randomNumber);
  vi.stubGlobal('navigator', { doNotTrack: null, ...navigatorProperties });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', { pathname: '/club' });
  const whenIdle = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('window', { requestIdleCallback: whenIdle });
  startMeasuring();
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.clearAllMocks();
});

it.each<[string, number, object]>([
  ['is not the one in ten that is measured', 0.1, {}],
  ['has Do Not Track', 0, { doNotTrack: '1' }],
  ['has Global Privacy Control', 0, { globalPrivacyControl: true }],
  ['saves data', 0, { connection: { saveData: true } }],
])('loads no code for a visit that %s', async (_, randomNumber, navigatorProperties) => {
  await startVisit(randomNumber, navigatorProperties);
  expect(loadCode).not.toHaveBeenCalled();
  expect(measureVisit).not.toHaveBeenCalled();
});

it('measures one visit in ten', async () => {
  await startVisit(0.099, { connection: { saveData: false } });
  await vi.waitFor(() => expect(measureVisit).toHaveBeenCalledExactlyOnceWith('/club'));
});
