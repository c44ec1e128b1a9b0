import * as v from 'valibot';
import { type GoLiveContext, region } from '../go-live/context.ts';
import type { GoogleApi } from '../google/google-api.ts';
import {
  planRequest,
  reportChanges,
  reportDone,
  reportNotNeeded,
  type Step,
} from './requirement.ts';

const valueSchema = v.optional(v.object({ stringValue: v.optional(v.string(), '') }));
const resultsSchema = v.array(
  v.object({
    document: v.optional(
      v.object({ fields: v.object({ state: valueSchema, reason: valueSchema }) }),
    ),
  }),
);

/** The longest wait for the mail. A mail host may delay a first mail for a minute. */
const timeoutMs = 120_000;

/** Reads the status mails of the queue: the weekly mail to the webmaster. */
async function readStatusMails(google: GoogleApi, projectId: string) {
  const fieldFilter = {
    field: { fieldPath: 'kind' },
    op: 'EQUAL',
    value: { stringValue: 'status' },
  };
  const from = [{ collectionId: 'outbox' }];
  const line = `firestore v1/projects/${projectId}/databases/(default)/documents:runQuery` as const;
  const results = await google.read(line, resultsSchema, {
    structuredQuery: { from, where: { fieldFilter }, limit: 20 },
  });
  return (results ?? [])
    .flatMap(({ document }) => document?.fields ?? [])
    .map(({ state, reason }) => ({
      state: state?.stringValue ?? '',
      reason: reason?.stringValue ?? '',
    }));
}

async function waitForOutcome({ google, projectId }: GoLiveContext): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const mails = await readStatusMails(google, projectId);
    const hasEnded = mails.some(({ state }) => state !== 'queued' && state !== 'sending');
    if (hasEnded || Date.now() > deadline) return;
    await google.waitSeconds(2);
  }
}

/**
 * Sends a first status mail to the webmaster. Like every mail, it needs the queue, the function,
 * the secret and the mail host.
 */
export const sendFirstStatusMail: Step = {
  id: 'first-status-mail',
  title: 'First status mail',
  without: 'nobody knows whether mails arrive',
  // Mails in the queue are deleted after a while.
  severity: 'unread',
  inspect: async (context) => {
    const { google, projectId, settings } = context;
    const { webmaster, siteOrigin } = settings;
    if (webmaster === undefined) return reportNotNeeded('no webmaster is named');
    const mails = await readStatusMails(google, projectId);
    if (mails.some(({ state }) => state === 'sent')) {
      return reportDone(`the mail host took a status mail for ${webmaster}`);
    }
    const [mail] = mails;
    if (mail) {
      const reason = mail.reason === '' ? '' : ` (${mail.reason})`;
      return {
        state: 'by-hand',
        finding: `the status mail is ${mail.state}${reason}`,
        instruction: {
          fr: 'Comparez les réglages de courriel et MAIL_PASSWORD avec l’hôte de courriel, déployez, puis appuyez sur « Envoyer de nouveau » à la page COURRIELS ENVOYÉS (onglet PLUS).',
          en: 'Compare the mail settings and MAIL_PASSWORD with the mail host, deploy, then press "Send again" on the page E-MAILS SENT (tab MORE).',
        },
        address: `${siteOrigin}/admin`,
      };
    }
    const jobName = `projects/${projectId}/locations/${region}/jobs/firebase-schedule-sendStatus-${region}`;
    const mailChange = planRequest(
      google,
      `Send the status mail to ${webmaster}.`,
      `POST scheduler v1/${jobName}:run`,
      {},
    );
    const run = async () => {
      await mailChange.run();
      await waitForOutcome(context);
    };
    return reportChanges([{ ...mailChange, run }], { unmet: 'none was sent yet' });
  },
};
