export const newsletter = {
  tag: 'Newsletter',
  home: 'Back to the home page',
  confirm: {
    page_title: 'Confirm your subscription',
    ask: {
      title: 'One more touch',
      text: 'Press the button and the club’s news will come to your mailbox. You can leave at any time, with one click.',
    },
    button: 'Confirm my subscription',
    done: {
      title: 'You are on the list',
      text: 'Your subscription is confirmed. See you in the next newsletter!',
    },
    refused: {
      title: 'This link no longer works',
      text: 'It is incomplete, more than 48 hours old, or belongs to a subscription that has ended. Sign up again at the foot of the page and we will send you a new one.',
    },
  },
  leave: {
    page_title: 'Leave the newsletter',
    ask: {
      title: 'Leave the newsletter?',
      text: 'Press the button and we will write to you no more. Your address is erased from the list at once.',
    },
    button: 'Unsubscribe',
    done: {
      title: 'You are off the list',
      text: 'You will get no more newsletters. You can come back whenever you like, from the foot of any page.',
    },
    refused: {
      title: 'This link is incomplete',
      text: 'Part of the address is missing. Open the link from the e-mail again, or use the Unsubscribe page with your e-mail address.',
    },
  },
};
