import { type AlertId, listLogTexts } from '@club/domain/conditions';

/** A text in both languages of the club. */
export interface BilingualText {
  readonly fr: string;
  readonly en: string;
}

/** A condition that Google watches, and the text of its mail to the webmaster. */
export interface Alert {
  /** It is a label of the policy. */
  readonly id: AlertId;
  readonly title: BilingualText;
  /** Explains what happened and what to do. Most texts name a page of docs/runbook. */
  readonly text: BilingualText;
  /** The condition as Cloud Monitoring reads it; by default what the functions log about it. */
  readonly makeCondition?: (host: string) => Readonly<Record<string, unknown>>;
}

const functionsLog = 'resource.type="cloud_run_revision"';

const matchLog = (filter: string) => ({ conditionMatchedLog: { filter } });

// The filters match a part of the message with `:`, because `logger.error` appends a stack.
const joinTexts = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(' OR ');

/** Makes the condition of an alert as Cloud Monitoring reads it. */
export const makeAlertCondition = ({ id, makeCondition }: Alert, host: string) =>
  makeCondition?.(host) ??
  matchLog(`${functionsLog} AND jsonPayload.message:(${joinTexts(listLogTexts(id))})`);

export const alerts: readonly Alert[] = [
  {
    id: 'site-down',
    title: { fr: 'Le site ne répond pas', en: 'The site does not answer' },
    text: {
      fr: 'Depuis dix minutes, la page d’accueil ou la lecture des données échoue depuis au moins deux endroits du monde. Ouvrez le site sur votre téléphone, hors du Wi-Fi. S’il ne répond pas non plus, suivez docs/runbook/fr/site-down.md.',
      en: 'For ten minutes, the home page or the reading of data has failed from at least two places in the world. Open the site on your phone, off the Wi-Fi. If it does not answer there either, follow docs/runbook/en/site-down.md.',
    },
    makeCondition: (host) => ({
      conditionThreshold: {
        filter: `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.labels.host="${host}"`,
        aggregations: [
          {
            alignmentPeriod: '600s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['metric.label.check_id'],
          },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: '600s',
        trigger: { count: 1 },
      },
    }),
  },
  {
    id: 'errors',
    title: { fr: 'Une fonction du site a échoué', en: 'One of the site’s functions has failed' },
    text: {
      fr: 'Une visite, un envoi ou une tâche de nuit s’est terminé par une erreur inattendue. Un seul courriel par heure vous en avertit. Exécutez «\u00a0npm run doctor -- production\u00a0»; si tout va bien et que l’alerte ne revient pas, il n’y a rien à faire. Sinon, transmettez ce courriel à quelqu’un qui connaît le code.',
      en: 'A visit, an e-mail or a nightly job ended in an unexpected error. You get at most one e-mail an hour about it. Run "npm run doctor -- production"; if all is well and the alert does not come back, there is nothing to do. Otherwise, forward this e-mail to a developer.',
    },
    makeCondition: () =>
      matchLog(
        // What has an alert of its own is left out.
        `${functionsLog} AND severity>=ERROR AND NOT jsonPayload.message:(${joinTexts(listLogTexts())})`,
      ),
  },
  {
    id: 'mail-given-up',
    title: { fr: 'Un courriel n’a pas pu partir', en: 'An e-mail could not be sent' },
    text: {
      fr: 'Le site a abandonné un courriel, ou ignore s’il est arrivé. Ouvrez le tableau de bord, onglet PLUS, COURRIELS ENVOYÉS\u00a0: la raison y est écrite, et «\u00a0Renvoyer\u00a0» l’envoie de nouveau. Voir docs/runbook/fr/mail.md.',
      en: 'The site has abandoned an e-mail, or does not know whether it arrived. Open the dashboard, tab MORE, E-MAILS SENT: the reason is stated there, and "Send again" sends it once more. See docs/runbook/en/mail.md.',
    },
  },
  {
    id: 'mail-queue-paused',
    title: { fr: 'Les courriels attendent', en: 'E-mails are waiting' },
    text: {
      fr: 'Le serveur de courriel refuse ou ne répond plus. Rien n’est perdu\u00a0: le site réessaie pendant cinq jours. Le plus souvent, le mot de passe a changé ou le quota est atteint. Voir docs/runbook/fr/mail.md.',
      en: 'The mail host refuses or no longer answers. Nothing is lost: the site keeps trying for five days. Most often the password has changed or the quota is used up. See docs/runbook/en/mail.md.',
    },
  },
  {
    id: 'mail-job-silent',
    title: { fr: 'L’envoi des courriels s’est arrêté', en: 'The sending of e-mails has stopped' },
    text: {
      fr: 'La tâche qui envoie les courriels en attente doit passer chaque minute\u00a0; elle est muette depuis une demi-heure. Exécutez «\u00a0npm run doctor -- production\u00a0», qui nomme la tâche et la commande qui la rétablit. Voir docs/runbook/fr/mail.md.',
      en: 'The job that sends waiting e-mails must run every minute; it has been silent for half an hour. Run "npm run doctor -- production", which names the job and the command that restores it. See docs/runbook/en/mail.md.',
    },
    makeCondition: () => ({
      conditionAbsent: {
        filter:
          'resource.type="cloud_run_revision" AND resource.labels.service_name="tendmail" AND metric.type="run.googleapis.com/request_count"',
        aggregations: [
          {
            alignmentPeriod: '300s',
            perSeriesAligner: 'ALIGN_SUM',
            crossSeriesReducer: 'REDUCE_SUM',
          },
        ],
        duration: '1800s',
        trigger: { count: 1 },
      },
    }),
  },
  {
    id: 'calendar-not-read',
    title: { fr: 'Le calendrier du club n’est plus lu', en: 'The club’s calendar is not read' },
    text: {
      fr: 'Depuis une heure, le site ne peut pas lire le calendrier Google du club, ou la plupart des activités en ont disparu d’un coup. Le site garde ce qu’il avait lu en dernier. Ouvrez le tableau de bord, onglet PLUS, CALENDRIER\u00a0: la raison y est écrite. Voir docs/runbook/fr/calendar-not-read.md.',
      en: 'For an hour, the site has not been able to read the club’s Google calendar, or most of its entries disappeared at once. The site keeps what it last read. Open the dashboard, tab MORE, CALENDAR: the reason is stated there. See docs/runbook/en/calendar-not-read.md.',
    },
  },
  {
    id: 'job-failed',
    title: { fr: 'Une tâche planifiée a échoué', en: 'A scheduled job has failed' },
    text: {
      fr: 'Google n’a pas pu lancer une tâche planifiée du site (bannières à leur heure, envoi des courriels, lecture du calendrier, effacement des données échues, courriel d’état). Un seul courriel par heure vous en avertit. Si l’alerte revient le lendemain, exécutez «\u00a0npm run doctor -- production\u00a0».',
      en: 'Google could not run a scheduled job of the site (banners at their times, sending e-mails, reading the calendar, deleting expired data, status e-mail). You get at most one e-mail an hour about it. If the alert comes back the next day, run "npm run doctor -- production".',
    },
    makeCondition: () => matchLog('resource.type="cloud_scheduler_job" AND severity>=ERROR'),
  },
];
