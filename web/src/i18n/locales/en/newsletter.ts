export const newsletter = {
  home: 'Back to the home page',
  /** For a link that a mail program has cut. */
  code: {
    label: 'The code in our e-mail',
    incomplete:
      'This code is incomplete. Copy the whole line, from the first character to the last.',
  },
  newsletter: {
    tag: 'Newsletter',
    confirm: {
      page_title: 'Confirm your subscription',
      ask: {
        title: 'One last touch',
        text: 'Tap the button and you’ll get club news by e-mail. You can unsubscribe at any time, in one click.',
      },
      button: 'Confirm my subscription',
      done: {
        title: 'You are on the list',
        text: 'Your subscription is confirmed. See you in the next newsletter!',
      },
      refused: {
        title: 'This link no longer works',
        text: 'It is more than 48 hours old, or belongs to an earlier request. Open our newest e-mail. If there is none, sign up again at the bottom of the page.',
      },
      cut: {
        title: 'Your e-mail program cut the link',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Our e-mail also has a code. Copy it here.',
      },
    },
    leave: {
      page_title: 'Leave the newsletter',
      ask: {
        title: 'Leave the newsletter?',
        text: 'Tap the button and we’ll stop sending you the newsletter. Your address is removed from the list right away.',
      },
      button: 'Unsubscribe',
      done: {
        title: 'You are off the list',
        text: 'You won’t get any more newsletters. You can sign up again any time at the bottom of any page.',
      },
      refused: {
        title: 'This link no longer works',
        text: 'Unsubscribe by typing your address instead: choose “Unsubscribe” at the bottom of this page.',
      },
      cut: {
        title: 'This link is incomplete',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Unsubscribe by typing your address instead.',
      },
      by_address: 'Type my address',
    },
  },
  issues: {
    page_title: 'Newsletters',
    title: 'The club’s newsletters',
    lead: 'News, tryouts and events: the newsletters that the club has published, the latest first.',
    loading: 'Loading the newsletters...',
    error: 'The newsletters could not be loaded.',
    empty: 'The next newsletter will appear here. Subscribe to get it by e-mail.',
    subscribe: 'Subscribe to the newsletter',
    unknown: {
      title: 'Newsletter not found',
      text: 'This newsletter isn’t on the site, or isn’t any more.',
    },
    all: 'All newsletters',
  },
  /** The waiting list of a full program, on the program's page. */
  place: {
    under_14: 'Under 14? Ask a parent to fill this in.',
    tag: '{{program}}: waiting list',
    label: 'E-mail me when a spot opens in {{program}}',
    submit: 'Notify me',
    consent:
      'You agree to get one e-mail from {{club}} ({{contact}}) when a spot opens in {{program}}, and about nothing else. Our confirmation e-mail has a link to leave the list at any time. We erase your address once we’ve e-mailed you, or {{days}} days after the season at the latest.',
    success: {
      title: 'One more step',
      text: 'Check your inbox and your spam folder. If this address is not on the list for {{program}} yet, you’ll find a link to confirm.',
    },
    failed: 'Your address was not sent. Please try again later.',
    confirm: {
      ask: {
        title: 'Join the {{program}} waiting list?',
        text: 'Tap the button and we’ll e-mail you once, when a spot opens. First come, first served.',
      },
      button: 'Add me to the list',
      done: {
        title: 'You are on the list',
        text: 'We’ll e-mail you when a spot opens in {{program}}. Our confirmation e-mail has a link to leave the list.',
      },
      refused: {
        title: 'This link no longer works',
        text: 'It is more than 48 hours old, or belongs to an earlier request. Open our newest e-mail, or, if {{program}} is still full, ask again below.',
      },
      cut: {
        title: 'Your e-mail program cut the link',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Our e-mail also has a code. Copy it here, and we’ll e-mail you when a spot opens in {{program}}.',
      },
    },
    leave: {
      ask: {
        title: 'Leave the waiting list for {{program}}?',
        text: 'Tap the button. Your address is erased from this list right away, and we won’t e-mail you about it.',
      },
      button: 'Leave the list',
      done: {
        title: 'You are off the list',
        text: 'Your address is erased from the waiting list for {{program}}.',
      },
      refused: {
        title: 'This link no longer works',
        text: 'Open the link from the e-mail again. If it still fails, write to us and we’ll take you off the list.',
      },
      cut: {
        title: 'This link is incomplete',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Write to us and we’ll take you off the list.',
      },
      contact: 'Write to the club',
    },
  },
  /** The mails about a team's cancelled and moved practices, on the team's page. */
  practice: {
    tag: '{{program}}: schedule changes',
    label: 'E-mail me when {{program}}’s schedule changes',
    consent:
      'You agree to get an e-mail from {{club}} ({{contact}}) when a {{program}} practice or game is cancelled or moved, and about nothing else. Each e-mail has a link to unsubscribe at any time. We erase your address when you do, or {{days}} days after the season at the latest.',
    success: {
      text: 'Check your inbox and your spam folder. If this address does not get the {{program}} e-mails yet, you’ll find a link to confirm.',
    },
    confirm: {
      ask: {
        title: 'Get {{program}}’s schedule changes by e-mail?',
        text: 'Tap the button and we’ll write to you when a practice or a game is cancelled or moved. We may not be able to write in time: the schedule on this page comes first.',
      },
      button: 'E-mail me about changes',
      done: {
        title: 'We’ll write to you',
        text: 'You’ll get an e-mail when a {{program}} practice or game is cancelled or moved. Each e-mail has a link to stop them.',
      },
      refused: {
        title: 'This link no longer works',
        text: 'It is more than 48 hours old, or belongs to an earlier request. Open our newest e-mail, or ask again below.',
      },
      cut: {
        title: 'Your e-mail program cut the link',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Our e-mail also has a code. Copy it here, and we’ll write to you about {{program}}’s changes.',
      },
    },
    leave: {
      ask: {
        title: 'Stop the e-mails about {{program}}?',
        text: 'Tap the button. Your address is erased right away, and we won’t write when {{program}}’s schedule changes.',
      },
      button: 'Stop these e-mails',
      done: {
        title: 'No more e-mails about {{program}}',
        text: 'Your address is erased. The schedule on this page still shows every change.',
      },
      refused: {
        title: 'This link no longer works',
        text: 'Open the link from the e-mail again. If it still fails, write to us and we’ll stop the e-mails.',
      },
      cut: {
        title: 'This link is incomplete',
        text: 'The end of the address is missing: some workplaces’ e-mail filters remove it. Write to us and we’ll stop the e-mails.',
      },
    },
  },
};
