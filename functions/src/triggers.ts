import type { ImageCollection } from '@club/domain/content/content-types';
import type { EditableCollection } from '@club/domain/history';
import { clubTimeZone as timeZone } from '@club/domain/toronto-time';
import {
  onDocumentCreated,
  onDocumentUpdatedWithAuthContext,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { readCalendar } from './calendar/read-calendar.ts';
import { applyDisplayTimes } from './content/apply-display-times.ts';
import { limitRetries } from './hero/limit-retries.ts';
import { syncHeroImage } from './hero/sync-hero-image.ts';
import { recordDirectChange } from './content/record-direct-change.ts';
import { deliverQueuedMail } from './mail/deliver-queued-mail.ts';
import { processMailQueue } from './mail/process-mail-queue.ts';
import { reportIncompleteMailSettings } from './mail/report-incomplete-mail-settings.ts';
import { mailPassword } from './mail/settings.ts';
import { fanOutIssue, resumeIssues } from './newsletter/fan-out.ts';
import { deleteExpiredData } from './retention/retention-rules.ts';
import { region } from './runtime/function-resources.ts';
import { hashKey } from './runtime/keyed-hash.ts';
import { composers } from './mail-kinds/composers.ts';
import { queueStatusMail } from './status/queue-status-mail.ts';
import { auth, bucket, firestore, getProjectId } from './store/admin.ts';
import { calendarRequestPath } from './store/calendar-state.ts';
import { updateRowImage } from './uploads/process-row-image.ts';

// The functions that a schedule or a change of a document starts, by subject.

/** Most functions need little memory, and one instance at a time. */
const small = { region, memory: '256MiB', maxInstances: 1 } as const;

// Mails.

const mailOptions = {
  ...small,
  /** Mail hosts refuse senders that open many connections. */
  concurrency: 2,
  timeoutSeconds: 120,
  secrets: [hashKey, mailPassword],
};

/** Sends each mail when it is queued, if the queue is open. `tendMail` sends the other mails. */
export const deliverMail = onDocumentCreated(
  { ...mailOptions, document: 'outbox/{id}' },
  async (event) => {
    reportIncompleteMailSettings();
    await deliverQueuedMail(firestore(), composers, event.params.id);
  },
);

/** Sends the due mails at the configured rate, and resumes interrupted issues. */
export const tendMail = onSchedule(
  { ...mailOptions, schedule: '* * * * *', timeZone },
  async () => {
    reportIncompleteMailSettings();
    await processMailQueue(firestore(), composers);
    // This comes last, so that an error here does not delay the queue.
    await resumeIssues(firestore());
  },
);

/** Queues an issue's mails after staff have sent it to the readers. */
export const queueIssue = onDocumentWritten(
  { ...small, concurrency: 8, timeoutSeconds: 300, document: 'issues/{id}' },
  async (event) => {
    const isSending = event.data?.after.get('state') === 'sending';
    if (isSending && event.data?.before.get('state') !== 'sending') {
      await fanOutIssue(firestore(), event.params.id);
    }
  },
);

/** Queues the webmaster's report every Monday (docs/newsletter.md). */
export const sendStatus = onSchedule(
  { ...small, timeoutSeconds: 60, schedule: '0 7 * * 1', timeZone },
  () => queueStatusMail(firestore(), Date.now()),
);

// The calendar.

const calendarOptions = {
  ...small,
  memory: '512MiB',
  concurrency: 1,
  timeoutSeconds: 120,
} as const;

/** Reads the club's calendar every 15 minutes, but not at :00 or :30, when most cron jobs run. */
export const readCalendarOnSchedule = onSchedule(
  { ...calendarOptions, schedule: '7,22,37,52 * * * *', timeZone },
  async () => {
    await readCalendar(firestore(), Date.now());
  },
);

/** Reads the calendar after staff have requested it. */
export const readCalendarOnRequest = onDocumentWritten(
  { ...calendarOptions, document: calendarRequestPath },
  async () => {
    await readCalendar(firestore(), Date.now());
  },
);

// Rows, their history and their images.

/**
 * Shows and hides banners, and hides the urgent notice, at the beginning of each minute. Its
 * switches are the display fields of these rows, not those of `store/switches.ts`.
 */
export const moveSwitches = onSchedule(
  // Unlike `every 1 minutes`, this schedule runs at the beginning of the minute.
  { ...small, timeoutSeconds: 50, schedule: '* * * * *', timeZone },
  () => applyDisplayTimes(firestore(), Date.now()),
);

const makeChangeTrigger = (collection: EditableCollection) =>
  onDocumentUpdatedWithAuthContext(
    { ...small, concurrency: 8, retry: true, document: `${collection}/{id}` },
    async ({ data, authId }) => {
      if (!data) return;
      const { before, after } = data;
      const change = { collection, before, after, authId };
      await recordDirectChange({ database: firestore(), auth: auth() }, change);
    },
  );

/**
 * Adds direct changes to the history, of the collections that the rules let staff change directly
 * (docs/staff-and-rules.md).
 */
export const recordBannerChange = makeChangeTrigger('banners');
export const recordCarouselChange = makeChangeTrigger('carousels');
export const recordNoteChange = makeChangeTrigger('notes');
export const recordProgramChange = makeChangeTrigger('programs');

const imageOptions = {
  ...small,
  // Re-encoding a large photo needs most of the memory.
  memory: '1GiB',
  concurrency: 1,
  timeoutSeconds: 120,
  retry: true,
} as const;

/**
 * Processes an image that staff stored without the API, once a row shows it. Updates who may read
 * the row's images. Removes an image that staff have taken down. The function `keepHero` does the
 * same for banners.
 */
const makeImageTrigger = (collection: ImageCollection) =>
  onDocumentWritten({ ...imageOptions, document: `${collection}/{id}` }, async ({ data }) => {
    if (data) await updateRowImage(collection, data);
  });

export const processCarouselImage = makeImageTrigger('carousels');
export const processCoachImage = makeImageTrigger('coaches');
export const processGymImage = makeImageTrigger('gyms');

/**
 * Updates the hero after a change of any banner, one event at a time. Before that, it does what
 * `processCarouselImage` does for carousel items.
 */
export const keepHero = onDocumentWritten(
  { ...imageOptions, document: 'banners/{id}' },
  ({ data, time }) =>
    limitRetries(time, async () => {
      if (data) await updateRowImage('banners', data);
      await syncHeroImage(firestore(), bucket(), getProjectId());
    }),
);

/** Deletes expired data every night. */
export const deleteExpired = onSchedule(
  { ...small, timeoutSeconds: 300, schedule: '30 3 * * *', timeZone },
  () => deleteExpiredData(),
);
