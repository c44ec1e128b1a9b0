import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-words';

export const staffMails = {
  heading: 'E-mails that are waiting or did not arrive',
  text: 'The site sends confirmations, contact messages, waiting-list news and newsletters by e-mail. The ones that are late or did not get through are here, with the reason and what to do.',
  unsent_one: '{{count}} e-mail not delivered',
  unsent_other: '{{count}} e-mails not delivered',
  masked: 'Addresses are partly hidden.',
  where: 'An e-mail did not get through? See the tab “E-MAILS SENT”.',
  waiting_one: '{{count}} e-mail is waiting to be sent.',
  waiting_other: '{{count}} e-mails are waiting to be sent.',
  paused: 'Sending is paused, and nothing is lost. Reason:',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  next: 'Next attempt:',
  club: 'The club',
  gone: 'Address deleted',
  empty: 'Nothing is waiting: every e-mail got through.',
  error: 'The list could not be loaded.',
  states: {
    waiting: 'Waiting',
    unknown: 'May have arrived',
    failed: 'Not delivered',
  },
  kinds: mailKindTexts.en,
  reasons: mailReasonTexts.en,
  /** What staff can do. */
  advice: {
    waiting: 'Nothing to do: the site tries again by itself, for five days.',
    contact:
      'The message is not lost: it is in the tab “MESSAGES”. Send it again only if you need it in the mailbox.',
    unknown: 'Ask the person before you send it again, if you can: they may already have it.',
    failed: {
      refused:
        'Check the spelling with the person. They can use the form again with the right address.',
      deferred: 'Send it again in a few days, or reach the person another way.',
      rejected: 'Try once more. If it fails again, reach the person another way.',
      unreachable: 'Send it again now.',
      login: 'Send it again once technical support has corrected the password.',
      sender: 'Send it again once technical support has corrected the address.',
      limit: 'Send it again tomorrow.',
      policy:
        'Do not send the same text again: shorten it, remove links, or ask technical support.',
      host: 'Send it again now. If it fails again, contact technical support.',
      fault: 'Send it again. If it fails again, contact technical support.',
      interrupted: 'Send it again.',
    },
  },
  resend: {
    button: 'Send again',
    label: 'Send again to {{to}}',
    question: 'Send this e-mail again?',
    explanation: 'It may have arrived. If it did, the same person gets it twice.',
    confirm: 'Send it again',
    cancel: 'Leave it',
    queued: 'The e-mail is queued again and goes out within minutes.',
    changed: 'This e-mail has changed in the meantime. The list is now up to date.',
    failed: 'The e-mail was not queued again. Try again, or contact technical support.',
  },
};
