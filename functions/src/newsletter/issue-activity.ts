import type { ActivitySubject } from '@club/domain/activity';
import type { Issue } from '@club/domain/newsletter';

/** Describes an issue for the log of what staff do. */
export const describeIssue = (
  id: string,
  { subject, subject_fr }: Pick<Issue, 'subject' | 'subject_fr'>,
): ActivitySubject => ({ kind: 'issues', id, title: subject, title_fr: subject_fr });
