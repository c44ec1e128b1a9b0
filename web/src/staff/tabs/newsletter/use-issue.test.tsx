import type { IssueProgress } from '@club/domain/newsletter';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../../../data/api-client.ts';
import { signIn } from '../../../data/session/staff-session.ts';
import { getAudience, sendIssue } from '../../../data/staff/staff-calls.ts';
import { useIssue } from './use-issue.ts';

vi.mock('../../../data/session/staff-session.ts', { spy: true });
vi.mock('../../../data/staff/staff-calls.ts', { spy: true });

const issue = {
  subject: 'Tryouts',
  subject_fr: 'Camp de sélection',
  text: 'See you on Saturday.',
  text_fr: 'À samedi.',
  imageURL: '',
  alt: '',
  alt_fr: '',
};
const picture = { imageURL: 'https://example.org/a.jpg', alt: 'Players', alt_fr: 'Joueuses' };
const progress = { _id: 'issue-1' } as IssueProgress;
const sender = {
  from: 'club@example.org',
  origin: 'https://example.org',
  postalAddress: '1 Street',
};

async function renderIssue(
  confirmSend: (readerCount: number) => Promise<boolean>,
  confirmMissingTranslations: (issueToTest: object) => Promise<boolean> = alwaysConfirm,
) {
  const { result, act } = await renderHook(() => useIssue(confirmSend, confirmMissingTranslations));
  return { result, act, write: () => act(() => result.current.change(issue)) };
}
const alwaysConfirm = () => Promise.resolve(true);

describe('an issue of the newsletter', () => {
  beforeEach(() => {
    vi.mocked(sendIssue).mockReset().mockResolvedValue(progress);
    vi.mocked(getAudience).mockReset().mockResolvedValue({ confirmed: 12, pending: 0, sender });
  });

  it('goes to the readers only after a test mail with the same text', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    await act(() => result.current.checkAndSend('readers'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'not-tested' });
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.isTested).toBe(true);
    await act(() => result.current.change({ text: 'See you on Sunday.' }));
    await act(() => result.current.checkAndSend('readers'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'not-tested' });
    expect(vi.mocked(sendIssue).mock.calls).toEqual([[issue, 'me']]);
  });

  it('needs a description and a new test after its picture was changed', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    await act(() => result.current.checkAndSend('me'));
    await act(() => result.current.change({ ...picture, alt: ' ' }));
    expect(result.current.isTested).toBe(false);
    await act(() => result.current.checkAndSend('readers'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'incomplete' });
    await act(() => result.current.change(picture));
    await act(() => result.current.checkAndSend('readers'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'not-tested' });
    expect(sendIssue).toHaveBeenCalledTimes(1);
  });

  it('with an invalid link is refused, and the outcome names the link', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    await act(() => result.current.change({ text_fr: 'Voir [ici](Inscription).' }));
    await act(() => result.current.checkAndSend('me'));
    const refusal = { status: 'refused', reason: 'invalid-link', lang: 'fr' };
    expect(result.current.outcome).toEqual({ ...refusal, link: '[ici](Inscription)' });
    expect(sendIssue).not.toHaveBeenCalled();
    // An invalid link that only the server finds is named in the same way.
    await write();
    const error = 'invalid-link' as const;
    vi.mocked(sendIssue).mockRejectedValueOnce(
      new ApiError({ error, fields: ['text'], link: '[x](y)' }, 400),
    );
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.outcome).toEqual({ ...refusal, lang: 'en', link: '[x](y)' });
  });

  it('is sent without what staff type while they sign in, which stays in the form', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    await act(() => result.current.checkAndSend('me'));
    vi.mocked(signIn).mockImplementationOnce(() => {
      result.current.change({ text: 'See you on Sunday.' });
      return Promise.resolve(null);
    });
    await act(() => result.current.signInAndSend('readers'));
    expect(sendIssue).toHaveBeenLastCalledWith(issue, 'readers');
    expect(result.current.sentId).toBe('issue-1');
    expect(result.current.issue.text).toBe('See you on Sunday.');
    expect(result.current.isTested).toBe(false);
  });

  it('stays as it was typed when sending fails, also after a reload', async () => {
    vi.mocked(sendIssue).mockRejectedValue(new ApiError({ error: 'unavailable' }, 503));
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.outcome).toMatchObject({ status: 'failed', problem: 'unavailable' });
    expect(result.current.issue).toEqual(issue);
    const hookAfterReload = await renderIssue(alwaysConfirm);
    expect(hookAfterReload.result.current.issue).toEqual(issue);
  });

  it('is sent once when the button is pressed twice', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await write();
    const { checkAndSend } = result.current;
    await act(() => Promise.all([checkAndSend('me'), checkAndSend('me')]));
    expect(sendIssue).toHaveBeenCalledTimes(1);
  });

  it('with a single language is sent only after staff have confirmed this', async () => {
    const confirmMissingTranslations = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false);
    confirmMissingTranslations.mockResolvedValue(true);
    const { result, act, write } = await renderIssue(alwaysConfirm, confirmMissingTranslations);
    await write();
    const french = { ...issue, subject: '', text: '' };
    await act(() => result.current.change({ subject: '', text: '' }));
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.outcome).toEqual({ status: 'none' });
    expect(sendIssue).not.toHaveBeenCalled();
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.outcome).toEqual({ status: 'test-sent' });
    await act(() => result.current.checkAndSend('readers'));
    expect(vi.mocked(sendIssue).mock.calls).toEqual([
      [french, 'me'],
      [french, 'readers'],
    ]);
  });

  it('is refused while a text is missing, and while there are no readers', async () => {
    const { result, act, write } = await renderIssue(alwaysConfirm);
    await act(() => result.current.checkAndSend('me'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'incomplete' });
    await write();
    await act(() => result.current.checkAndSend('me'));
    vi.mocked(getAudience).mockResolvedValue({ confirmed: 0, pending: 3, sender });
    await act(() => result.current.checkAndSend('readers'));
    expect(result.current.outcome).toEqual({ status: 'refused', reason: 'no-readers' });
    expect(sendIssue).toHaveBeenCalledTimes(1);
  });
});
