import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-words';
export const staffNewsletter = {
  heading: 'Newsletter',
  audience: {
    loading: 'Counting the readers...',
    error: 'The readers could not be counted.',
    confirmed_one: 'confirmed reader',
    confirmed_other: 'confirmed readers',
    pending_one: '{{count}} more signed up but hasn’t confirmed yet.',
    pending_other: '{{count}} more signed up but haven’t confirmed yet.',
  },
  write: {
    text: 'Write in both languages: readers get the one they chose. What you type is kept in this browser.',
    fr: 'In French',
    en: 'In English',
    subject_fr: 'Subject in French',
    subject_en: 'Subject in English',
    text_fr: 'Text in French',
    text_en: 'Text in English',
    hint: 'A heading, bold, a list or a link: choose it above the text. An empty line starts a new paragraph, and addresses become links.',
    empty: 'Write something here.',
  },
  preview: {
    fr: 'The e-mail in French',
    en: 'The e-mail in English',
  },
  send: {
    test_heading: 'A test for yourself',
    test_text: 'To {{email}} and nobody else, once in each language.',
    test: 'Send me a test',
    test_first: 'First send yourself a test of this exact text, and read it through.',
    readers_heading: 'Then everyone',
    readers_text: 'You have tested this text. Every confirmed reader gets one e-mail.',
    readers_one: 'Send to {{count}} reader',
    readers_other: 'Send to {{count}} readers',
    readers_unknown: 'Send to all readers',
    sending: 'One moment...',
    test_sent: 'Your test is on its way to {{email}}: one e-mail in French, one in English.',
    issue_queued:
      'The issue is on its way to the readers. Sending continues even if you leave this page.',
  },
  confirm: {
    question_one: 'Send to {{count}} reader?',
    question_other: 'Send to {{count}} readers?',
    explanation: 'E-mails go out right away and can’t be recalled.',
    send: 'Send now',
    cancel: 'Not yet',
  },
  failures: {
    incomplete: 'Write the subject and the text in both languages first.',
    'not-tried': 'First send yourself a test of this exact text.',
    'no-readers': 'Nobody has confirmed yet, so there is nobody to send to.',
    'no-postal-address':
      'Nothing can be sent yet, not even a test. The law requires the club’s postal address in every issue, and none has been provided yet. Ask technical support to add it. You can write in the meantime.',
    'picture-not-published':
      'Nothing was sent: the photo is no longer published on the site, or its consent was withdrawn. Choose another one, or none.',
    'no-mail-host':
      'This site has no e-mail server yet, so nothing was sent. Contact technical support. What you wrote is saved.',
    'invalid-body':
      'Nothing was sent: a text is too long, or contains a character that can’t be sent by e-mail (often from a pasted document).',
    'too-many-requests': 'Too many attempts at once. Wait a few minutes, then send again.',
    unauthenticated:
      'Your session has ended. What you wrote is saved; log in again to pick up where you left off.',
    unavailable:
      'The server is not answering right now. What you wrote is saved in this browser. Wait a minute, then press the button again: no reader gets the same issue twice.',
    'no-answer':
      'We got no response. What you wrote is saved in this browser. Check your internet connection, then press the button again: no reader gets the same issue twice.',
    other:
      'Nothing was sent. What you wrote is saved in this browser. Try again, or contact technical support.',
  },
  progress: {
    heading: 'Your latest issue',
    sent_one: 'e-mail sent',
    sent_other: 'e-mails sent',
    waiting: 'on the way',
    failed_one: 'not delivered',
    failed_other: 'not delivered',
    unknown_one: 'may have arrived',
    unknown_other: 'may have arrived',
    skipped_one: 'unsubscribed in the meantime',
    skipped_other: 'unsubscribed in the meantime',
    unsubscribed_one: 'unsubscribed since it was sent',
    unsubscribed_other: 'unsubscribed since it was sent',
    late: 'We can’t check progress right now. Sending continues without this page.',
    is: {
      tried: 'Only the test was sent; no reader has received it.',
      sending:
        'On its way. If an e-mail doesn’t go through, we keep trying for five days; you can close this page.',
      sent: 'Done: the issue has gone out to the confirmed readers.',
    },
  },
  queue: {
    heading: 'E-mails waiting or not delivered',
    text: 'Addresses are partly hidden.',
    waiting_one: '{{count}} e-mail is waiting to be sent.',
    waiting_other: '{{count}} e-mails are waiting to be sent.',
    paused: 'Sending is paused, and nothing is lost. Reason:',
    attempts_one: '{{count}} attempt',
    attempts_other: '{{count}} attempts',
    next: 'Next attempt:',
    club: 'The club',
    gone: 'Address deleted',
    empty: 'None: every e-mail got through.',
    error: 'The list could not be loaded.',
    states: {
      waiting: 'Waiting',
      unknown: 'May have arrived',
      failed: 'Not delivered',
    },
    kinds: mailKindTexts.en,
    reasons: mailReasonTexts.en,
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
  },
};
