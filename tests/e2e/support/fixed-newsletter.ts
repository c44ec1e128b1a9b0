import type { Audience, IssueProgress, SentIssue } from '@club/domain/newsletter';

/** The newsletter that `fixed-staff-data.ts` serves. */
export const audience: Audience = {
  confirmed: 12,
  pending: 3,
  sender: {
    from: 'news@example.org',
    origin: 'http://127.0.0.1:5000',
    postalAddress: '1 Main Street, Montréal',
  },
};
export const issues: readonly SentIssue[] = [
  {
    _id: 'issue-1',
    subject: 'The season',
    subject_fr: 'La saison',
    sentAt: '2026-10-13T22:30:00.000Z',
    isPublished: true,
  },
];
export const issueProgress: IssueProgress = {
  _id: 'issue-1',
  subject: 'The season',
  subject_fr: 'La saison',
  text: 'See you Monday.',
  text_fr: 'À lundi.',
  imageURL: '',
  alt: '',
  alt_fr: '',
  state: 'sent',
  updatedAt: '2026-10-13T22:30:00.000Z',
  waiting: 0,
  sent: 11,
  failed: 1,
  unknown: 0,
  skipped: 0,
  unsubscribed: 1,
};
