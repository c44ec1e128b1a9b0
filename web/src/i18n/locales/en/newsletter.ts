export const newsletter = {
  tag: 'Newsletter',
  home: 'Back to the home page',
  confirm: {
    page_title: 'Confirm your subscription',
    ask: {
      title: 'One more touch',
      text: 'Tap the button and you’ll get club news by e-mail. You can unsubscribe at any time, in one click.',
    },
    button: 'Confirm my subscription',
    done: {
      title: 'You are on the list',
      text: 'Your subscription is confirmed. See you in the next newsletter!',
    },
    refused: {
      title: 'This link no longer works',
      text: 'It is incomplete, more than 48 hours old, or belongs to a subscription that has ended. Sign up again at the bottom of the page and we’ll send you a new one.',
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
      title: 'This link is incomplete',
      text: 'Part of the address is missing. Open the link from the e-mail again, or choose “Leave the newsletter” at the bottom of this page.',
    },
  },
  issues: {
    page_title: 'Newsletters',
    title: 'The club’s newsletters',
    lead: 'News, tryouts and events: the newsletters that the club has published, the latest first.',
    loading: 'Loading the newsletters...',
    error: 'The newsletters could not be loaded.',
    empty:
      'No newsletter is published at the moment. Sign up at the bottom of the page to receive the next one.',
    unknown: {
      title: 'Newsletter not found',
      text: 'This newsletter is not, or no longer, on the site.',
    },
    all: 'All newsletters',
  },
};
