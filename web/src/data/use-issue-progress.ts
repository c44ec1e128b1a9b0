import type { IssueProgress } from '@club/domain/newsletter';
import { useEffect, useState } from 'react';
import { report } from './report.ts';
import { getIssue } from './staff-newsletter.ts';

/** Soon at first, then ever less often: a mail that is tried again later may take hours. */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** What is known of an issue on its way; `isLate` while the last question about it has failed. */
export interface FollowedIssue {
  readonly progress: IssueProgress | undefined;
  readonly isLate: boolean;
}

/** Follows an issue until its last mail has come to an end. An unanswered question is asked again. */
export function useIssueProgress(id: string | undefined): FollowedIssue {
  const [followed, setFollowed] = useState<FollowedIssue>({ progress: undefined, isLate: false });
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let wait = firstWaitMs;
    const ask = async () => {
      try {
        const progress = await getIssue(id);
        if (!isWanted) return;
        setFollowed({ progress, isLate: false });
        if (progress.state === 'sent') return;
      } catch (cause) {
        report('The progress of an issue could not be read', cause);
        if (!isWanted) return;
        setFollowed((was) => ({ ...was, isLate: true }));
      }
      timer = setTimeout(() => void ask(), wait);
      wait = Math.min(wait * 1.3, longestWaitMs);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  // What is known of the issue before is not this one's.
  return followed.progress?._id === id ? followed : { ...followed, progress: undefined };
}
