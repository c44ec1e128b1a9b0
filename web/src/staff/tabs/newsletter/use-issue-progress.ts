import type { IssueProgress } from '@club/domain/newsletter';
import { getIssue } from '../../../data/staff/staff-newsletter.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';

/** The interval grows from one second, since a retried mail may take hours. */
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** The progress of an issue; `isOutdated` after a failed request. */
export interface IssueStatus {
  readonly progress: IssueProgress | undefined;
  readonly isOutdated: boolean;
}

/** Polls the progress of an issue until none of its mails waits. */
export function useIssueProgress(id: string | undefined): IssueStatus {
  const { data, hasFailed } = useStaffRequest({
    key: id && `issue ${id}`,
    fetch: () => getIssue(id ?? ''),
    getRepeatDelayMs: (progress, repeats) =>
      progress?.state === 'sent'
        ? undefined
        : Math.min(firstDelayMs * 1.3 ** repeats, longestDelayMs),
  });
  return { progress: data, isOutdated: hasFailed };
}
