import type { IssueProgress } from '@club/domain/newsletter';
import { getIssue } from '../../../data/staff/staff-newsletter.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';

/** At first every second, then ever less often: a mail that is sent again later may take hours. */
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** What is known of an issue that is being sent; `isLate` while the latest request has failed. */
export interface IssueStatus {
  readonly progress: IssueProgress | undefined;
  readonly isLate: boolean;
}

/** Polls the progress of an issue until its last mail is sent or has failed. */
export function useIssueProgress(id: string | undefined): IssueStatus {
  const { data, hasFailed } = useStaffRequest({
    key: id && `issue ${id}`,
    fetch: () => getIssue(id ?? ''),
    repeatAfterMs: (progress, repeats) =>
      progress?.state === 'sent'
        ? undefined
        : Math.min(firstDelayMs * 1.3 ** repeats, longestDelayMs),
  });
  return { progress: data, isLate: hasFailed };
}
