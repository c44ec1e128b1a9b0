const daySeconds = 86_400;

/**
 * At most `maxCalls` calls in each window of `seconds`. `name` is the prefix of the counter ids.
 */
export interface RateLimit {
  readonly name: string;
  readonly maxCalls: number;
  readonly seconds: number;
}

/** The limits of one kind of request: for each caller, and for all callers together in a day. */
export interface RequestLimits {
  readonly caller: readonly RateLimit[];
  readonly all?: RateLimit;
}

/**
 * How many times the limits of one caller a shared network has: a subnet (a /24 of IPv4 or a /48 of
 * IPv6), or a front end of Hosting. What three callers or one network may do in a day stays below
 * the limit of all callers.
 */
export const networkFactors = { subnet: 2, frontEnd: 5 } as const;

const makeDailyLimit = (name: string, maxCalls: number): RateLimit => ({
  name,
  maxCalls,
  seconds: daySeconds,
});

/**
 * Subscribing and unsubscribing by a form count together, because they share these counters. Ten
 * families behind a school's address stay below these limits.
 */
const newsletterCalls: readonly RateLimit[] = [
  { name: 'newsletter', maxCalls: 30, seconds: 600 },
  makeDailyLimit('newsletter-day', 60),
];

/** The limits of all callers together stop a flood before it reaches the mail host or costs money. */
export const requestLimits = {
  subscription: { caller: newsletterCalls, all: makeDailyLimit('subscriptions', 500) },
  /**
   * The unsubscribe form. Only a flood exceeds this limit, not a school. Beyond the limits of
   * `suppression`, it still unsubscribes readers.
   */
  unsubscription: { caller: [{ name: 'leaving', maxCalls: 300, seconds: 600 }] },
  /** The unsubscribe form with an address that no reader has confirmed. */
  suppression: { caller: newsletterCalls, all: makeDailyLimit('suppressions', 500) },
  /** Requests for a place in a full program. A family may wait for several programs. */
  place: {
    caller: [{ name: 'waiting', maxCalls: 30, seconds: 600 }, makeDailyLimit('waiting-day', 40)],
    all: makeDailyLimit('places', 300),
  },
  /** Requests for mails about a team's changes. A family may have children in several teams. */
  practice: {
    caller: [{ name: 'practice', maxCalls: 30, seconds: 600 }, makeDailyLimit('practice-day', 40)],
    all: makeDailyLimit('practices', 300),
  },
  message: {
    caller: [{ name: 'contact', maxCalls: 10, seconds: 600 }, makeDailyLimit('contact-day', 30)],
    all: makeDailyLimit('messages', 200),
  },
  /** Error reports of the pages. */
  errorReport: {
    caller: [makeDailyLimit('client-error', 20)],
    all: makeDailyLimit('client-errors', 200),
  },
  /** The first report of an error on a day, which creates a document. */
  errorGroup: {
    caller: [makeDailyLimit('client-error-group', 5)],
    all: makeDailyLimit('client-error-groups', 50),
  },
} as const satisfies Record<string, RequestLimits>;

/** The requests that have a limit of all callers. */
export type RequestKind = Exclude<keyof typeof requestLimits, 'unsubscription'>;

/** The counter of forms with a filled honeypot. It refuses none. */
export const robotsPerDay = makeDailyLimit('robots', Infinity);

/**
 * The most mails in a day that requests can cause to one address, whoever sends them. The callers
 * of one subnet can use up only a part, so that the owner of the address can still request one.
 */
export interface MailLimit {
  readonly perDay: RateLimit;
  readonly maxMailsOfSubnet: number;
}
export const newsletterConfirmationsPerAddress: MailLimit = {
  perDay: makeDailyLimit('newsletter-address', 3),
  maxMailsOfSubnet: 2,
};
export const placeConfirmationsPerAddress: MailLimit = {
  perDay: makeDailyLimit('waiting-address', 6),
  maxMailsOfSubnet: 4,
};
export const practiceConfirmationsPerAddress: MailLimit = {
  perDay: makeDailyLimit('practice-address', 6),
  maxMailsOfSubnet: 4,
};
