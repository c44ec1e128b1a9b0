export const staffNewsletter = {
  heading: 'Newsletter',
  audience: {
    loading: 'Counting the readers...',
    error: 'The readers could not be counted.',
    confirmed_one: 'confirmed reader',
    confirmed_other: 'confirmed readers',
    pending_one: '{{count}} more has asked for it and not confirmed yet.',
    pending_other: '{{count}} more have asked for it and not confirmed yet.',
  },
  write: {
    text: 'Write in both languages: readers get the one they chose. What you type is kept in this browser.',
    fr: 'In French',
    en: 'In English',
    subject_fr: 'Subject in French',
    subject_en: 'Subject in English',
    text_fr: 'Text in French',
    text_en: 'Text in English',
    hint: 'An empty line begins a new paragraph. Web addresses become links.',
    empty: 'Write something here.',
  },
  preview: {
    fr: 'The mail in French',
    en: 'The mail in English',
  },
  send: {
    trial_heading: 'A test for yourself',
    trial_text: 'To {{email}} and nobody else, once in each language.',
    trial: 'Send me a test',
    trial_first: 'First send yourself a test of these very words, and read it.',
    readers_heading: 'Then everybody',
    readers_text: 'You have tested these words. Every confirmed reader gets one mail.',
    readers_one: 'Send to {{count}} reader',
    readers_other: 'Send to {{count}} readers',
    readers_unknown: 'Send to all readers',
    sending: 'One moment...',
    tried: 'Your test is on its way to {{email}}: one mail in French, one in English.',
    released: 'The issue is on its way to the readers. It goes on even if you leave this page.',
  },
  confirm: {
    question_one: 'Send to {{count}} reader?',
    question_other: 'Send to {{count}} readers?',
    explanation: 'The mails leave at once, and nobody can call them back.',
    send: 'Send now',
    cancel: 'Not yet',
  },
  failures: {
    incomplete: 'Write the subject and the text in both languages first.',
    'not-tried': 'First send yourself a test of these very words.',
    'no-readers': 'Nobody has confirmed yet, so there is nobody to send to.',
    'no-postal-address':
      'Nothing can be sent yet, not even a test: the law asks for the club’s postal address in every issue, and the club has given none. Ask technical support to add it. You can write in the meantime.',
    'no-mail-host':
      'This site has no mail server yet, so nothing was sent. Contact technical support. What you wrote is kept.',
    'invalid-body':
      'Nothing was sent: a text is too long, or holds a character that mails cannot carry.',
    'too-many-requests': 'Too many attempts at once. Wait a few minutes, then send again.',
    unauthenticated:
      'Your session has ended. What you wrote is kept; log in again and it goes on from here.',
    unavailable:
      'No answer came. What you wrote is kept. See whether you are online, then press the button again: no reader gets the same issue twice.',
    other: 'Nothing was sent. What you wrote is kept. Try again, or contact technical support.',
  },
  progress: {
    heading: 'The last issue you sent',
    sent_one: 'mail sent',
    sent_other: 'mails sent',
    waiting: 'on their way',
    failed: 'not delivered',
    skipped: 'had left meanwhile',
    late: 'We cannot see how it stands just now. The sending goes on without this page.',
    is: {
      tried: 'It has not gone to the readers.',
      sending:
        'On its way. What does not get through at once is tried again for about ten hours; you may leave this page.',
      sent: 'Done: the issue has gone out to the confirmed readers.',
    },
  },
  dead: {
    heading: 'Mails that did not get through',
    text: 'Given up, the latest first. Addresses are shown in outline only.',
    attempts_one: '{{count}} attempt',
    attempts_other: '{{count}} attempts',
    nobody: 'The club',
    empty: 'None: every mail has got through.',
    error: 'The list could not be read.',
    kinds: {
      confirmation: 'Confirmation of a subscription',
      issue: 'Newsletter',
      trial: 'Test of an issue',
      contact: 'Message from the contact page',
    },
    reasons: {
      refused: 'The other side refused it',
      unreachable: 'The other side could not be reached',
      interrupted: 'Cut off while it was sent; it may have arrived',
    },
  },
};
