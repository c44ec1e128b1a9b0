import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { hasStoredSession, signIn } from '../session/staff-session.ts';
import { type StaffRequest, useStaffRequest } from './use-staff-request.ts';

vi.mock('../session/staff-session.ts', { spy: true });

function RequestView({ request }: { readonly request: StaffRequest<string> }) {
  const { state, retry } = useStaffRequest(request);
  return (
    <>
      <p>{state.status === 'ready' ? state.data : state.status}</p>
      <button onClick={retry}>Try again</button>
    </>
  );
}

describe('a request of the dashboard', () => {
  beforeEach(() => {
    vi.mocked(hasStoredSession).mockReset().mockReturnValue(true);
    vi.mocked(signIn).mockReset().mockResolvedValue(null);
  });

  it('can be sent again after a failure', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    fetch.mockResolvedValue('The list');
    const screen = await render(<RequestView request={{ key: 'list', fetch }} />);
    await expect.element(screen.getByText('error')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('The list')).toBeVisible();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('is sent again only after a sign-in if the session has ended', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('401'));
    fetch.mockResolvedValue('The list');
    vi.mocked(hasStoredSession).mockReturnValue(false);
    const screen = await render(<RequestView request={{ key: 'list', fetch }} />);
    await expect.element(screen.getByText('error')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('The list')).toBeVisible();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('never shows the late response of a request with another key', async () => {
    const secondResponse = Promise.withResolvers<string>();
    const screen = await render(
      <RequestView request={{ key: 'first', fetch: () => Promise.resolve('The first') }} />,
    );
    await expect.element(screen.getByText('The first')).toBeVisible();
    await screen.rerender(
      <RequestView request={{ key: 'second', fetch: () => secondResponse.promise }} />,
    );
    await expect.element(screen.getByText('loading')).toBeVisible();
    const thirdView = (
      <RequestView request={{ key: 'third', fetch: () => Promise.resolve('The third') }} />
    );
    await screen.rerender(thirdView);
    await expect.element(screen.getByText('The third')).toBeVisible();
    secondResponse.resolve('The second');
    await secondResponse.promise;
    await screen.rerender(thirdView);
    await expect.element(screen.getByText('The third')).toBeVisible();
  });

  it('shows the earlier data while a new version is fetched', async () => {
    const secondResponse = Promise.withResolvers<string>();
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValueOnce('Old');
    fetch.mockReturnValueOnce(secondResponse.promise);
    const screen = await render(<RequestView request={{ key: 'list', version: '1', fetch }} />);
    await expect.element(screen.getByText('Old')).toBeVisible();
    await screen.rerender(<RequestView request={{ key: 'list', version: '2', fetch }} />);
    expect(fetch).toHaveBeenCalledTimes(2);
    await expect.element(screen.getByText('Old')).toBeVisible();
    secondResponse.resolve('New');
    await expect.element(screen.getByText('New')).toBeVisible();
  });

  it('is repeated until its data is complete, even after a failure', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValueOnce('Half');
    fetch.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('Complete');
    const getRepeatDelayMs = (data: string | undefined) => (data === 'Complete' ? undefined : 1);
    const screen = await render(
      <RequestView request={{ key: 'issue', fetch, getRepeatDelayMs }} />,
    );
    await expect.element(screen.getByText('Complete')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
