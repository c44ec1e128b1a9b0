import { expect, it, onTestFinished } from 'vitest';
import { findStoredDraft, storeRowDraft, toDraft } from './row-draft.ts';

interface Times {
  readonly showFrom: string | null;
  readonly showUntil: string | null;
}

const logIn = (email: string) =>
  localStorage.setItem('user', JSON.stringify({ email, name: 'Staff' }));

it('stores for its account the times that staff typed into a banner or deleted from it', () => {
  onTestFinished(() => localStorage.removeItem('user'));
  logIn('staff-one@example.org');
  const row = {
    _id: 'banner-1',
    updatedAt: '2026-10-05T16:00:00.000Z',
    showFrom: null,
    showUntil: '2026-10-08T16:00:00.000Z',
  };
  const config = {
    name: 'banner' as const,
    toFields: (banner: Times & { _id: string; updatedAt: string }): Times => ({
      showFrom: banner.showFrom,
      showUntil: banner.showUntil,
    }),
  };
  const fields = { showFrom: '2026-10-07T16:00:00.000Z', showUntil: null };
  storeRowDraft(config.name, { ...toDraft(row, config.toFields), fields }, []);
  expect(findStoredDraft(config, row)?.fields).toEqual(fields);
  // The next account in this browser does not find it, and the first finds it again.
  logIn('staff-two@example.org');
  expect(findStoredDraft(config, row)).toBeUndefined();
  logIn('staff-one@example.org');
  expect(findStoredDraft(config, row)?.fields).toEqual(fields);
});
