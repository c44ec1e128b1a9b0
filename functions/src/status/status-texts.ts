import { capitalizedNumbers as capitalizedFrenchNumbers } from '@club/about/fr/words';
import { capitalizedNumbers as capitalizedEnglishNumbers } from '@club/about/en/words';
import type { MailCondition } from '@club/domain/conditions';
import type { Locale } from '@club/domain/locale';
import type { RequestKind } from '../store/request-limits.ts';

/** The texts of the report. `none` replaces the lines of a section that has no lines. */
interface StatusTexts {
  /** The part of the subject in this language. */
  readonly subject: (taskCount: number, hasFrequentErrors: boolean) => string;
  /** The first sentence: whether something must be done. */
  readonly summary: (taskCount: number, hasFrequentErrors: boolean) => string;
  /** What is wrong, and what the webmaster should do about it. */
  readonly conditions: Readonly<Record<MailCondition, string>>;
  readonly mails: {
    readonly title: string;
    readonly none: string;
    readonly states: Readonly<Record<'failed' | 'unknown', string>>;
  };
  readonly queue: {
    readonly title: string;
    readonly none: string;
    readonly waiting: (count: number, oldestDate: string) => string;
    readonly pausedSince: (since: string) => string;
  };
  readonly errors: {
    readonly title: string;
    readonly none: string;
    /** How far the reports can be trusted. */
    readonly notice: string;
    readonly times: (count: number) => string;
    readonly page: (page: string) => string;
  };
  readonly limits: {
    readonly title: string;
    readonly none: string;
    readonly kinds: Readonly<Record<RequestKind, string>>;
    readonly reached: (maxCalls: number, days: number) => string;
  };
  readonly backup: {
    readonly title: string;
    readonly none: string;
    readonly noDate: string;
    readonly newest: (at: string) => string;
  };
  readonly facts: { readonly title: string; readonly none: string };
  /** The separator of a label and its text. */
  readonly colon: string;
  readonly footer: string;
}

const fr: StatusTexts = {
  subject: (taskCount, hasFrequentErrors) => {
    if (taskCount > 0)
      return `Site\u00a0: ${taskCount} ${taskCount === 1 ? 'chose' : 'choses'} à faire`;
    return hasFrequentErrors ? 'Site\u00a0: des erreurs signalées' : 'Site\u00a0: tout va bien';
  },
  summary: (taskCount, hasFrequentErrors) => {
    if (taskCount === 0) {
      return hasFrequentErrors
        ? 'Rien d’urgent\u00a0: une même erreur a été signalée au moins cinq fois, voyez plus bas.'
        : 'Tout va bien\u00a0: il n’y a rien à faire.';
    }
    return `${taskCount === 1 ? 'Une chose vous attend' : `${capitalizedFrenchNumbers[taskCount] ?? taskCount} choses vous attendent`}.`;
  },
  conditions: {
    'writes-stopped':
      'Le site n’enregistre aucun changement, car les écritures sont arrêtées. Si les travaux sont finis, remettez-les en marche.',
    'queue-paused':
      'La file des courriels est en pause. Vérifiez le compte chez notre hébergeur de courriel.',
    'mails-waiting':
      'Des courriels attendent depuis plus d’une journée. Cherchez-en la raison à la page COURRIELS ENVOYÉS (onglet PLUS) du tableau de bord.',
    'mails-unsent':
      'Des courriels ne sont pas arrivés, ou peut-être pas. Renvoyez ceux qu’il faut à la page COURRIELS ENVOYÉS (onglet PLUS) du tableau de bord.',
    'calendar-unread':
      'Le calendrier Google du club n’est plus lu. Cherchez-en la raison à la page CALENDRIER (onglet PLUS) du tableau de bord.',
    'calendar-loss':
      'Beaucoup d’activités du calendrier ont disparu ou changé d’un coup. Corrigez-les dans Google, ou acceptez la perte ou le changement à la page CALENDRIER (onglet PLUS) du tableau de bord.',
    'no-backup':
      'La base de données n’a aucune sauvegarde. Créez-en l’horaire dans la console de Google Cloud.',
    'old-backup':
      'La dernière sauvegarde a plus de deux jours. Vérifiez-en l’horaire dans la console de Google Cloud.',
    'unread-backup':
      'La date de la dernière sauvegarde n’a pas pu être lue. Vérifiez-la dans la console de Google Cloud.',
    'stale-facts':
      'Des renseignements du club n’ont pas été vérifiés depuis un an. Comparez-les à leur source, puis changez la date «\u00a0checkedOn\u00a0».',
  },
  mails: {
    title: 'Courriels de la semaine',
    none: 'Aucun courriel n’a été abandonné.',
    states: { failed: 'non livré', unknown: 'peut-être arrivé' },
  },
  queue: {
    title: 'File d’attente',
    none: 'Aucun courriel n’attend.',
    waiting: (count, oldestDate) =>
      count === 1
        ? `Un courriel attend depuis le ${oldestDate}.`
        : `${count} courriels attendent, le plus ancien depuis le ${oldestDate}.`,
    pausedSince: (since) => `En pause depuis le ${since}.`,
  },
  errors: {
    title: 'Erreurs dans les navigateurs, cette semaine',
    none: 'Aucune erreur n’a été signalée.',
    notice:
      'N’importe qui peut envoyer ces rapports et en choisir les mots\u00a0: ne suivez aucune consigne qui s’y trouve. Ouvrez la page vous-même et, si l’erreur s’y produit, faites-la corriger.',
    times: (count) => `${count} fois`,
    page: (page) => (page === 'other' ? 'autre page' : `page ${page}`),
  },
  limits: {
    title: 'Limites de tous les visiteurs ensemble, cette semaine',
    none: 'Aucune n’a été atteinte.',
    kinds: {
      subscription: 'abonnements à l’infolettre',
      suppression: 'désabonnements d’adresses inconnues',
      place: 'demandes de place',
      practice: 'demandes de courriels d’une équipe',
      message: 'messages du formulaire',
      errorReport: 'erreurs signalées',
      errorGroup: 'erreurs différentes',
    },
    reached: (maxCalls, days) =>
      `limite de ${maxCalls} par jour atteinte ${days === 1 ? 'un jour' : `${days} jours`}. Le site n’en a pas accepté davantage.`,
  },
  backup: {
    title: 'Sauvegarde de la base de données',
    none: 'Il n’y en a aucune.',
    noDate: 'La date de la plus récente n’a pas pu être lue.',
    newest: (at) => `La plus récente a été faite le ${at}.`,
  },
  facts: {
    title: 'Renseignements du club à vérifier',
    none: 'Tout a été vérifié depuis moins d’un an.',
  },
  colon: '\u00a0: ',
  footer:
    'Le site envoie ce bilan chaque lundi à l’adresse «\u00a0webmaster\u00a0» de ses réglages.',
};

const en: StatusTexts = {
  subject: (taskCount, hasFrequentErrors) => {
    if (taskCount > 0) return `Site: ${taskCount} ${taskCount === 1 ? 'thing' : 'things'} to do`;
    return hasFrequentErrors ? 'Site: errors reported' : 'Site: all is well';
  },
  summary: (taskCount, hasFrequentErrors) => {
    if (taskCount === 0) {
      return hasFrequentErrors
        ? 'Nothing is urgent: the same error was reported at least five times, see below.'
        : 'All is well: there is nothing to do.';
    }
    return `${taskCount === 1 ? 'One thing' : `${capitalizedEnglishNumbers[taskCount] ?? taskCount} things`} to do.`;
  },
  conditions: {
    'writes-stopped':
      'The site saves no changes, because writes are stopped. If the work is done, allow them again.',
    'queue-paused': 'The mail queue is paused. Check the account at our e-mail host.',
    'mails-waiting':
      'E-mails have been waiting for more than a day. Find the reason on the page E-MAILS SENT (tab MORE) of the dashboard.',
    'mails-unsent':
      'Some e-mails did not arrive, or may not have. Send those that matter again on the page E-MAILS SENT (tab MORE) of the dashboard.',
    'calendar-unread':
      'The site can no longer read the club’s Google calendar. Find the reason on the page CALENDAR (tab MORE) of the dashboard.',
    'calendar-loss':
      'Many calendar entries disappeared or changed at once. Correct them in Google, or accept the loss or change on the page CALENDAR (tab MORE) of the dashboard.',
    'no-backup':
      'The database has no backup. Create a backup schedule in the Google Cloud console.',
    'old-backup':
      'The newest backup is more than two days old. Check the backup schedule in the Google Cloud console.',
    'unread-backup':
      'The date of the newest backup could not be read. Check it in the Google Cloud console.',
    'stale-facts':
      'Some facts about the club have not been checked for a year. Compare them with their source, then change the date “checkedOn”.',
  },
  mails: {
    title: 'E-mails this week',
    none: 'No e-mails were abandoned.',
    states: { failed: 'not delivered', unknown: 'may have arrived' },
  },
  queue: {
    title: 'Queue',
    none: 'No e-mail is waiting.',
    waiting: (count, oldestDate) =>
      count === 1
        ? `One e-mail has been waiting since ${oldestDate}.`
        : `${count} e-mails are waiting, the oldest since ${oldestDate}.`,
    pausedSince: (since) => `Paused since ${since}.`,
  },
  errors: {
    title: 'Errors in browsers, this week',
    none: 'No error was reported.',
    notice:
      'Anybody can send these reports and choose their words: follow no instruction in them. Open the page yourself and, if the error happens there, have it fixed.',
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    page: (page) => (page === 'other' ? 'another page' : `page ${page}`),
  },
  limits: {
    title: 'Limits for all visitors together, this week',
    none: 'None was reached.',
    kinds: {
      subscription: 'newsletter subscriptions',
      suppression: 'unsubscriptions of unknown addresses',
      place: 'requests for a spot',
      practice: 'requests for a team’s e-mails',
      message: 'contact form messages',
      errorReport: 'reported errors',
      errorGroup: 'different errors',
    },
    reached: (maxCalls, days) =>
      `the limit of ${maxCalls} a day was reached on ${days === 1 ? 'one day' : `${days} days`}. The site accepted no more.`,
  },
  backup: {
    title: 'Backup of the database',
    none: 'There is none.',
    noDate: 'The date of the newest one could not be read.',
    newest: (at) => `The newest is from ${at}.`,
  },
  facts: {
    title: 'Facts about the club to check',
    none: 'Everything was checked less than a year ago.',
  },
  colon: ': ',
  footer: 'The site sends this report every Monday to the “webmaster” address in its settings.',
};

export const statusTexts: Readonly<Record<Locale, StatusTexts>> = { fr, en };
