import type { ProblemCode } from '@club/domain/problem';
import type { ParseKeys } from 'i18next';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/**
 * Why a staff request failed: the API's code, or `no-answer` without a response. The others are for
 * files that this browser cannot read, by their first bytes.
 */
export type StaffProblem =
  ProblemCode | 'no-answer' | 'image-heic' | 'image-other-format' | 'image-video' | 'image-pdf';

/** Returns the problem of an error. Without a response, the network may be the cause. */
export function toStaffProblem(error: unknown): StaffProblem {
  if (!(error instanceof ApiError)) return 'internal';
  const { error: code } = error.problem;
  return code === 'unavailable' && error.status === undefined ? 'no-answer' : code;
}

/** Returns the current version that a conflict's error has; undefined for any other error. */
export function findCurrent<T>(error: unknown, schema: v.GenericSchema<unknown, T>): T | undefined {
  const current = error instanceof ApiError ? error.problem.current : undefined;
  const result = v.safeParse(schema, current);
  return result.success ? result.output : undefined;
}

/** What staff were doing when a request failed. */
export type Action =
  | 'save'
  /** Another action of one press, such as a quick save, a new order or a deletion. */
  | 'quick-action'
  | 'restore'
  | 'upload'
  | 'send-issue'
  /** To send the families on a waiting list a mail that the program is open. */
  | 'notify-families'
  | 'read-calendar'
  /** To take many entries off the site, because the club's calendar suddenly lacks them. */
  | 'accept-loss'
  | 'change-entry';

type Texts = { readonly [Problem in StaffProblem]?: ParseKeys };

/** Texts that replace those of `admin:save.reasons`, which has a text for every problem. */
const ownTexts: Readonly<Record<Action, Texts>> = {
  save: {},
  'quick-action': { conflict: 'admin:quick.conflict' },
  'notify-families': { conflict: 'staffWaitingList:changed' },
  restore: {
    conflict: 'admin:history.conflict',
    // There is no form to correct.
    'invalid-body': 'admin:save.reasons.internal',
  },
  'read-calendar': { conflict: 'staffCalendar:busy' },
  'accept-loss': { conflict: 'staffCalendar:loss.outdated' },
  'change-entry': {
    conflict: 'staffTonight:problems.conflict',
    'no-answer': 'staffTonight:problems.no_answer',
  },
  // For an upload, these problems are about the image.
  upload: {
    'invalid-body': 'admin:save.reasons.image-unreadable',
    'body-too-large': 'admin:save.reasons.image-too-large',
    'unsupported-media-type': 'admin:save.reasons.image-unreadable',
  },
  // Most of these texts also say whether anything was sent, and that the text is kept.
  'send-issue': {
    'invalid-body': 'staffNewsletter:failures.invalid-body',
    'body-too-large': 'staffNewsletter:failures.invalid-body',
    'not-tested': 'staffNewsletter:failures.not-tested',
    'no-postal-address': 'staffNewsletter:failures.no-postal-address',
    'picture-not-published': 'staffNewsletter:failures.picture-not-published',
    'no-mail-host': 'staffNewsletter:failures.no-mail-host',
    'too-many-requests': 'staffNewsletter:failures.too-many-requests',
    unauthenticated: 'staffNewsletter:failures.unauthenticated',
    unavailable: 'staffNewsletter:failures.unavailable',
    'no-answer': 'staffNewsletter:failures.no-answer',
  },
};

/** Returns functions that find the text of a problem: why an action failed, and what to do. */
export function useProblemText(action: Action) {
  const { t } = useTexts();
  return {
    getProblemText: (problem: StaffProblem): string =>
      t(ownTexts[action][problem] ?? `admin:save.reasons.${problem}`),
    /** Whether the action has its own text for the problem. */
    hasOwnText: (problem: StaffProblem): boolean => ownTexts[action][problem] !== undefined,
  };
}
