import { onSnapshot } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { reconnect, useLiveRows } from './use-live-rows.ts';

vi.mock('firebase/firestore', { spy: true });
vi.mock('./use-live-rows.ts', { spy: true });

const updatedAt = { toDate: () => new Date('2026-10-05T16:00:00Z') };
const toDocument = (text: string) => ({
  id: 'note-1',
  data: () => ({ note: text, note_fr: text, buttonDisplay: true, updatedAt }),
});

/** Stubs Firestore's listeners. Returns those that were opened, and a mock that counts closings. */
function stubListeners() {
  const listeners: {
    show: (texts: string[], metadata?: { fromCache: boolean }) => void;
    fail: () => void;
  }[] = [];
  const close = vi.fn();
  vi.mocked(reconnect).mockResolvedValue();
  vi.mocked(onSnapshot).mockImplementation(((
    _: unknown,
    options: object,
    next: (snapshot: object) => void,
    error: (cause: Error) => void,
  ) => {
    expect(options).toEqual({ includeMetadataChanges: true });
    listeners.push({
      show: (texts, metadata = { fromCache: false }) =>
        next({ docs: texts.map(toDocument), empty: texts.length === 0, metadata }),
      fail: () => error(new Error('permission-denied')),
    });
    return close;
  }) as unknown as typeof onSnapshot);
  return { listeners, close };
}

const leaveUnsorted = <T,>(rows: readonly T[]) => rows;

function Notes() {
  const { state, retry } = useLiveRows('notes', leaveUnsorted);
  return (
    <>
      <p>{state.status === 'ready' ? state.data.map(({ note }) => note).join() : state.status}</p>
      <button onClick={retry}>Try again</button>
    </>
  );
}

describe('a live list of the dashboard', () => {
  it('shows each change, and stops listening when its tab closes', async () => {
    const { listeners, close } = stubListeners();
    const screen = await render(<Notes />);
    await expect.element(screen.getByText('loading')).toBeVisible();
    listeners[0]?.show(['First']);
    await expect.element(screen.getByText('First')).toBeVisible();
    listeners[0]?.show(['Second']);
    await expect.element(screen.getByText('Second')).toBeVisible();
    await screen.unmount();
    await expect.poll(() => close.mock.calls.length).toBe(1);
  });

  it('offers a retry after a failure, and listens again', async () => {
    const { listeners } = stubListeners();
    const screen = await render(<Notes />);
    listeners[0]?.fail();
    await expect.element(screen.getByText('error')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.poll(() => listeners.length).toBe(2);
    listeners[1]?.show(['Back']);
    await expect.element(screen.getByText('Back')).toBeVisible();
  });

  it('shows an empty cache as a failure, and not as an empty list', async () => {
    const { listeners } = stubListeners();
    const screen = await render(<Notes />);
    listeners[0]?.show([], { fromCache: true });
    await expect.element(screen.getByText('error')).toBeVisible();
    listeners[0]?.show([]);
    await expect.element(screen.getByText('empty')).toBeVisible();
    // Without a network from here on, the list that the server has confirmed stays.
    listeners[0]?.show([], { fromCache: true });
    await expect.element(screen.getByText('empty')).toBeVisible();
  });
});
