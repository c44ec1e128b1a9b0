import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { endpoints } from '@club/domain/endpoints';
import type { Locale } from '@club/domain/locale';
import {
  type OptInAction,
  type OptInPurpose,
  optIns,
  type ProgramPurpose,
} from '@club/domain/opt-in';
import { paths } from '@club/domain/paths';
import { getSeasonEnd } from '@club/domain/season';
import {
  makeFamilyId,
  makePracticeFamilyId,
  makeSubscriberId,
  type OptInCollection,
  type OptInKey,
} from '../store/opt-ins.ts';
import type { MailJob } from '../store/outbox.ts';
import {
  type MailLimit,
  newsletterConfirmationsPerAddress,
  placeConfirmationsPerAddress,
  practiceConfirmationsPerAddress,
  type RequestLimits,
  requestLimits,
} from '../store/request-limits.ts';

interface PageOptions {
  readonly token: string;
  readonly program: string;
  /** Ends with `&`, unless it is empty. */
  readonly query: string;
}

/** How one purpose differs from the others. All else is the same (`request-opt-in.ts`). */
export interface Purpose {
  readonly collection: OptInCollection;
  readonly makeId: (email: string, program: string) => string;
  readonly limits: RequestLimits;
  readonly mailLimit: MailLimit;
  /**
   * Whether the consent remains as proof after the end, and the hash of the address prevents an
   * import. Otherwise the end deletes everything.
   */
  readonly keepsProof: boolean;
  /** When Firestore deletes the document. Without it, the retention rules delete it. */
  readonly expiry?: {
    readonly pending: (now: number) => number;
    readonly confirmed: (requestedAt: number) => number;
  };
  readonly makeConfirmationJob: (id: string, locale: Locale) => MailJob;
  /** Makes the address of a mailed link's page, without its origin. */
  readonly makePage: (action: OptInAction, options: PageOptions) => string;
}

/** Makes the path of a program's page. */
export const makeProgramPath = (program: string): string =>
  `${paths.program}/${program.toLowerCase()}`;

const newsletterPages = {
  confirm: paths.newsletterConfirm,
  leave: paths.newsletterUnsubscribe,
} as const;

/**
 * Makes the address of a program's page with the screen of a mailed link. The query has the token's
 * name too, for a mail program that cuts off the rest.
 */
const makeProgramPage =
  (purpose: ProgramPurpose): Purpose['makePage'] =>
  (action, { token, program, query }) => {
    const name = optIns[purpose].tokens[action];
    return `${makeProgramPath(program)}?${query}link=${name}#${name}=${token}`;
  };

/** A request about a program or a team ends with the season. */
const seasonExpiry: Purpose['expiry'] = {
  pending: (now) => now + retentionDays.unconfirmed * dayMs,
  confirmed: (requestedAt) => getSeasonEnd(requestedAt) + retentionDays.waitingAfterSeason * dayMs,
};

/**
 * The purposes. The token follows the `#`, which browsers do not send, so no server log or Referer
 * contains it.
 */
export const purposes: Readonly<Record<OptInPurpose, Purpose>> = {
  newsletter: {
    collection: 'subscribers',
    makeId: makeSubscriberId,
    limits: requestLimits.subscription,
    mailLimit: newsletterConfirmationsPerAddress,
    keepsProof: true,
    makeConfirmationJob: (subscriber, locale) => ({ kind: 'confirmation', subscriber, locale }),
    makePage: (action, { token, query }) =>
      `${newsletterPages[action]}${query && `?${query.slice(0, -1)}`}#${token}`,
  },
  place: {
    collection: 'waitingList',
    makeId: (email, program) => makeFamilyId(program, email),
    limits: requestLimits.place,
    mailLimit: placeConfirmationsPerAddress,
    keepsProof: false,
    expiry: seasonExpiry,
    makeConfirmationJob: (family, locale) => ({ kind: 'waiting-confirmation', family, locale }),
    makePage: makeProgramPage('place'),
  },
  practice: {
    collection: 'practiceFamilies',
    makeId: (email, program) => makePracticeFamilyId(program, email),
    limits: requestLimits.practice,
    mailLimit: practiceConfirmationsPerAddress,
    keepsProof: false,
    expiry: seasonExpiry,
    makeConfirmationJob: (family, locale) => ({ kind: 'practice-confirmation', family, locale }),
    makePage: makeProgramPage('practice'),
  },
};

export const getOptInKey = (purpose: OptInPurpose, id: string): OptInKey => ({
  collection: purposes[purpose].collection,
  id,
});

/** Makes the path of the endpoint of mail programs' unsubscribe buttons (RFC 8058). */
export const makeOneClickPath = (purpose: OptInPurpose, token: string): string =>
  endpoints[optIns[purpose].endpoints.oneClick].path.replace('{id}', token);
