import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-queue-texts';

export const staffMails = {
  heading: 'E-mails that are waiting or did not arrive',
  text: 'The site sends confirmations, contact messages, waiting-list news and newsletters by e-mail. The ones that are late or did not get through are here, with the reason and what to do.',
  not_delivered_one: '{{count}} e-mail not delivered',
  not_delivered_other: '{{count}} e-mails not delivered',
  masked: 'Addresses are partly hidden.',
  tab_hint: 'An e-mail did not get through? See “$t(admin:tabs.more)”, “$t(admin:tabs.mails)”.',
  waiting_one: '{{count}} e-mail is waiting to be sent.',
  waiting_other: '{{count}} e-mails are waiting to be sent.',
  paused: 'Sending is paused, and nothing is lost. Reason:',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  next: 'Next attempt:',
  recipient_club: 'The club',
  recipient_deleted: 'Address deleted',
  empty: 'Nothing is waiting: every e-mail got through.',
  error: 'The list could not be loaded.',
  states: {
    waiting: 'Waiting',
    unknown: 'May have arrived',
    failed: 'Not delivered',
  },
  /**
   * By kind of mail, here and in `advice`. `test-issue` is the test mail of an issue, and `status` the
   * weekly report. `place` tells a waiting family that a program is open.
   */
  kinds: mailKindTexts.en,
  reasons: mailReasonTexts.en,
  /**
   * What staff can do. No advice requires the recipient's address, because staff see it partly
   * hidden.
   */
  advice: {
    waiting: 'Nothing to do: the site tries again on its own, for five days.',
    not_lost: 'The message is not lost: it is in the tab “MESSAGES”.',
    unknown: {
      confirmation:
        'Nothing to do: if it did not arrive, the person can subscribe again on the site.',
      issue: 'Nothing to do. If you send it again, this reader may get the newsletter twice.',
      'test-issue': 'Check your inbox. If it isn’t there, send the test again.',
      contact: 'Look in the club’s mailbox. Send it again only if it is missing there.',
      status: 'Nothing to do: the next report comes on Monday.',
      'waiting-confirmation':
        'Nothing to do: if it did not arrive, the family can ask for a spot again on the site.',
      place: 'Send it again: better twice than not at all.',
      'practice-confirmation':
        'Nothing to do: if it did not arrive, the family can ask again on the team’s page.',
      practice: 'Send it again if the practice is still to come: twice is better than not at all.',
    },
    failed: {
      refused: 'Resending won’t help.',
      deferred: 'Send it again in a few days.',
      rejected: 'Send it again once. If it fails again, leave it.',
      unreachable: 'Send it again now.',
      login: 'Send it again once technical support has corrected the password.',
      sender: 'Send it again once technical support has corrected the address.',
      limit: 'Send it again tomorrow.',
      policy: 'Resending won’t help: show this line to technical support.',
      host: 'Send it again now. If it fails again, contact technical support.',
      fault: 'Send it again. If it fails again, contact technical support.',
      interrupted: 'Send it again.',
    },
    newsletter_policy:
      'Do not send the same text again: shorten it, remove links, or ask technical support.',
    /** After a failure that concerns the recipient's mailbox. */
    recipient: {
      confirmation: 'Nothing else to do: the person can subscribe again with the right address.',
      issue:
        'Nothing else to do: all other readers get the newsletter, and this one can subscribe again with another address.',
      'test-issue':
        'It was a test for the mailbox of the staff account that sent it. Send a test from another account; no reader is affected.',
      contact:
        'It was on its way to the club’s own mailbox: ask technical support to check the club’s address and its settings.',
      status:
        'It was on its way to the mailbox of technical support: ask them to check their address in the site’s settings.',
      'waiting-confirmation':
        'Nothing else to do: the family can ask for a spot again with the right address.',
      place:
        'Other families on the list aren’t affected. If you know which family it is, call them.',
      'practice-confirmation':
        'Nothing else to do: the family can ask again with the right address.',
      practice: 'Other families aren’t affected. If you know which family it is, call them.',
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
  },
};
