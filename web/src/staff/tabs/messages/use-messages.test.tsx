import type { VisitorMessage } from '@club/domain/visitor-message';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../../../data/api-client.ts';
import { listMessages, setMessageState } from '../../../data/staff/staff-calls.ts';
import { useMessages } from './use-messages.ts';

vi.mock('../../../data/staff/staff-calls.ts', { spy: true });

it('shows a colleague’s change to staff who open and change the message at the same time', async () => {
  const message: VisitorMessage = {
    _id: 'a'.repeat(40),
    at: '2026-11-24T12:00:00.000Z',
    updatedAt: '2026-11-24T12:00:00.000Z',
    expiresAt: '2027-11-24T12:00:00.000Z',
    full_name: 'Parent',
    email: 'parent@example.org',
    phone: '',
    messages: 'Bonjour',
    state: 'new',
    locale: 'fr',
    updatedBy: '',
    answeredBy: '',
    answeredAt: '',
  };
  const colleagueVersion: VisitorMessage = {
    ...message,
    state: 'read',
    updatedAt: '2026-11-24T12:01:00.000Z',
  };
  vi.mocked(listMessages).mockResolvedValue({ messages: [message], hasMore: false });
  const { promise: response, reject: refuse } = Promise.withResolvers<VisitorMessage>();
  vi.mocked(setMessageState).mockReturnValueOnce(response).mockResolvedValue(colleagueVersion);
  const { result, act } = await renderHook(() => useMessages());
  await act(async () => {
    const markRead = result.current.markRead(message);
    const change = result.current.change(message, 'archived');
    refuse(new ApiError({ error: 'conflict', current: colleagueVersion }, 409));
    await Promise.all([markRead, change]);
  });
  expect(result.current.outcome).toEqual({
    status: 'changed-by-colleague',
    current: colleagueVersion,
  });
  expect(setMessageState).toHaveBeenCalledOnce();
});
