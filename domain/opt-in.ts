import type { EndpointName } from './endpoints.ts';

/**
 * What people may ask the club to write to them about. Each purpose has its own tokens: the names
 * are signed, and stand in mails that were sent, so they never change.
 */
export const optIns = {
  newsletter: {
    tokens: { confirm: 'confirm', leave: 'unsubscribe' },
    endpoints: {
      request: 'subscribe',
      confirm: 'confirmSubscription',
      leave: 'unsubscribeByLink',
      oneClick: 'unsubscribeByOneClick',
    },
  },
  /** A mail when a place opens in a full program. */
  place: {
    tokens: { confirm: 'confirm-place', leave: 'leave-waiting-list' },
    endpoints: {
      request: 'requestPlace',
      confirm: 'confirmPlaceRequest',
      leave: 'leaveWaitingList',
      oneClick: 'leaveWaitingListByOneClick',
    },
  },
  /** A mail each time that staff cancel or change what the calendar has for a team. */
  practice: {
    tokens: { confirm: 'confirm-practice', leave: 'leave-practice' },
    endpoints: {
      request: 'requestPracticeMails',
      confirm: 'confirmPracticeMails',
      leave: 'leavePracticeMails',
      oneClick: 'leavePracticeMailsByOneClick',
    },
  },
} as const satisfies Record<
  string,
  {
    readonly tokens: Readonly<Record<'confirm' | 'leave', string>>;
    readonly endpoints: Readonly<
      Record<'request' | 'confirm' | 'leave' | 'oneClick', EndpointName>
    >;
  }
>;
export type OptInPurpose = keyof typeof optIns;

/** The purposes that are about one program or team. */
export type ProgramPurpose = Exclude<OptInPurpose, 'newsletter'>;

/** What a mailed link does: it confirms a request, or ends what was requested. */
export type OptInAction = 'confirm' | 'leave';
export type OptInTokenName = (typeof optIns)[OptInPurpose]['tokens'][OptInAction];
