import type { SentIssue } from '@club/domain/newsletter';
import { ApiError } from '../../../data/api-client.ts';
import { setIssuePublication } from '../../../data/staff/staff-newsletter.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

export type PublicationOutcome =
  /** `full`: the site already shows the largest number of issues. */
  | { readonly status: 'none' | 'saving' | 'full' | 'failed' }
  | { readonly status: 'published' | 'unpublished'; readonly issue: SentIssue };

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.problem.error === 'conflict';

/**
 * Publishes issues on the site and takes them off, one at a time.
 *
 * @param reload fetches the list again
 */
export function usePublication(reload: () => void) {
  const { outcome, run } = useStaffAction<PublicationOutcome>({ status: 'none' });
  const setPublication = (issue: SentIssue, isPublished: boolean) =>
    run({
      pendingOutcome: { status: 'saving' },
      act: async () => {
        await setIssuePublication(issue._id, isPublished);
        reload();
        return { status: isPublished ? 'published' : 'unpublished', issue };
      },
      toFailure: (error) => ({ status: isConflict(error) ? 'full' : 'failed' }),
    });
  return { outcome, setPublication };
}
