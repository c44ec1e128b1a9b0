import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAutosave } from './autosave.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startAutosave', () => {
  it('saves every minute until it is stopped', async () => {
    const save = vi.fn(() => Promise.resolve());
    const autosave = startAutosave(save);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(save).toHaveBeenCalledTimes(3);
    await autosave.stop();
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('starts no save while another is running, and waits for it when stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const save = vi.fn(() => promise);
    const autosave = startAutosave(save);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(save).toHaveBeenCalledTimes(1);
    let hasStopped = false;
    const stopping = autosave.stop().then(() => {
      hasStopped = true;
    });
    await vi.advanceTimersByTimeAsync(minute);
    expect(hasStopped).toBe(false);
    resolve(undefined);
    await stopping;
  });

  it('reports a repeated failure once, and continues to save', async () => {
    const save = vi.fn(() => Promise.reject(new Error('The disk is full.')));
    const reportFailure = vi.fn();
    const autosave = startAutosave(save, reportFailure);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(save).toHaveBeenCalledTimes(3);
    expect(reportFailure.mock.calls).toEqual([['The disk is full.']]);
    await autosave.stop();
  });
});
