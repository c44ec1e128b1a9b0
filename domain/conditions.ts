/** A condition that needs a person, and each place that tells of it. */
interface Condition {
  /** Whether the weekly mail to the webmaster lists it, in the order of this table. */
  readonly isInMail?: true;
  /** The alert by which Google mails the webmaster at once. */
  readonly alert?: string;
  /** What the functions log when it occurs. The alert finds the text. */
  readonly logTexts?: readonly string[];
  /** The kind of its task in the dashboard's "Waiting for you". */
  readonly task?: string;
}

/** What can need a person, the most urgent first. Mail, alerts and dashboard read this table. */
export const conditions = {
  'site-down': { alert: 'site-down' },
  'function-failed': { alert: 'errors' },
  'job-failed': { alert: 'job-failed' },
  'writes-stopped': { isInMail: true },
  'queue-paused': { isInMail: true, alert: 'mail-queue-paused', logTexts: ['mail queue paused'] },
  'mails-waiting': { isInMail: true, alert: 'mail-job-silent' },
  'mails-unsent': {
    isInMail: true,
    alert: 'mail-given-up',
    logTexts: ['mail given up', 'mail may have arrived'],
    task: 'mails',
  },
  'calendar-unread': {
    isInMail: true,
    alert: 'calendar-not-read',
    logTexts: ['calendar not read'],
  },
  /** Most entries were suddenly missing from the calendar. The site keeps showing them. */
  'calendar-loss': {
    isInMail: true,
    alert: 'calendar-not-read',
    logTexts: ['calendar loss held back'],
  },
  'no-backup': { isInMail: true },
  'old-backup': { isInMail: true },
  'unread-backup': { isInMail: true },
  'new-messages': { task: 'messages' },
  'waiting-families': { task: 'families' },
  'no-consent': { task: 'consent' },
  'no-description': { task: 'description' },
  'unread-titles': { task: 'titles' },
  'stale-facts': { isInMail: true, task: 'facts' },
  'ending-banner': { task: 'banner' },
} as const satisfies Readonly<Record<string, Condition>>;

type Conditions = typeof conditions;
type ValueOf<Row, Field extends keyof Condition> =
  Row extends Readonly<Record<Field, infer Value>> ? Value : never;

/** The names of the conditions that the weekly mail lists. */
export type MailCondition = {
  [Name in keyof Conditions]: Conditions[Name] extends { isInMail: true } ? Name : never;
}[keyof Conditions];
export type AlertId = ValueOf<Conditions[keyof Conditions], 'alert'>;
export type TaskKind = ValueOf<Conditions[keyof Conditions], 'task'>;

const rows: readonly (readonly [string, Condition])[] = Object.entries(conditions);

export const mailConditions = rows
  .filter(([, { isInMail }]) => isInMail)
  .map(([name]) => name as MailCondition);

/** Lists what the functions log when a condition of this alert occurs; of all alerts without one. */
export const listLogTexts = (id?: AlertId): readonly string[] =>
  rows
    .filter(([, { alert }]) => id === undefined || alert === id)
    .flatMap(([, { logTexts = [] }]) => logTexts);
