export const staffWaitingList = {
  column: 'Waiting for a spot',
  none: 'Nobody',
  families_one: '{{count}} family',
  families_other: '{{count}} families',
  full_one:
    '{{count}} family is waiting for a spot in {{program}}. Set the program to open and save; you can then write to them here.',
  full_other:
    '{{count}} families are waiting for a spot in {{program}}. Set the program to open and save; you can then write to them here.',
  unsaved_one:
    '{{count}} family is waiting for a spot in {{program}}. Save first; you can then write to them here.',
  unsaved_other:
    '{{count}} families are waiting for a spot in {{program}}. Save first; you can then write to them here.',
  open_one: '{{program}} is open, and {{count}} family is waiting for a spot.',
  open_other: '{{program}} is open, and {{count}} families are waiting for a spot.',
  notify_one: 'Write to the family',
  notify_other: 'Write to all {{count}}',
  to: 'How many families',
  rest: 'The families who asked first come first; the others stay on the list.',
  notify_first_one: 'Write to the first family',
  notify_first_other: 'Write to the first {{count}}',
  question_first_one: 'Write to the first family about {{program}}?',
  question_first_other: 'Write to the first {{count}} families about {{program}}?',
  question_one: 'Write to {{count}} family about {{program}}?',
  question_other: 'Write to {{count}} families about {{program}}?',
  explanation:
    'Each gets one e-mail: registration is open, first come, first served. Their addresses are then erased. The e-mails cannot be recalled.',
  confirm: 'Send',
  cancel: 'Not yet',
  sent_one:
    '{{program}}: {{count}} e-mail is on its way. Sending continues even if you leave this page.',
  sent_other:
    '{{program}}: {{count}} e-mails are on their way. Sending continues even if you leave this page.',
  failed: '{{program}}: nothing was sent.',
  changed:
    'The list has just changed: somebody else has written to families, some have left or joined, or the program is full again. Check the number here, then try again.',
};
