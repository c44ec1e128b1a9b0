import * as v from 'valibot';
import { type GoLiveContext, region } from '../go-live/context.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { planRequest, type Step } from './requirement.ts';

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

interface StatusMail {
  readonly state: string;
  readonly reason: string;
}

/** Reads the status mails of the queue: the weekly mail to the webmaster. */
async function readStatusMails(google: GoogleApi, projectId: string): Promise<StatusMail[]> {
  const body = {
    structuredQuery: {
      from: [{ collectionId: 'outbox' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'kind' },
          op: 'EQUAL',
          value: { stringValue: 'status' },
        },
      },
      limit: 20,
    },
  };
  const path = `v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const results = await google.read({ service: 'firestore', path, body }, resultsSchema);
  return (results ?? []).flatMap(({ document }) =>
    document
      ? {
          state: document.fields.state?.stringValue ?? '',
          reason: document.fields.reason?.stringValue ?? '',
        }
      : [],
  );
}

const isPending = ({ state }: StatusMail): boolean => state === 'queued' || state === 'sending';

async function waitForOutcome({ google, projectId }: GoLiveContext): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const mails = await readStatusMails(google, projectId);
    if (mails.some((mail) => !isPending(mail)) || Date.now() > deadline) return;
    await google.wait(2);
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
    if (webmaster === undefined) return { state: 'not-needed', finding: 'no webmaster is named' };
    const mails = await readStatusMails(google, projectId);
    if (mails.some(({ state }) => state === 'sent')) {
      return { state: 'done', finding: `the mail host took a status mail for ${webmaster}` };
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
        isBlocking: false,
      };
    }
    const jobName = `projects/${projectId}/locations/${region}/jobs/firebase-schedule-sendStatus-${region}`;
    const mailChange = planRequest(
      google,
      `Send the status mail to ${webmaster}.`,
      `POST scheduler v1/${jobName}:run`,
      {},
    );
    return {
      state: 'to-do',
      finding: 'none was sent yet',
      changes: [
        {
          ...mailChange,
          run: async () => {
            await mailChange.run();
            await waitForOutcome(context);
          },
        },
      ],
    };
  },
};
