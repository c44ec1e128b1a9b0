export const problem = {
  error: {
    page_title: 'Error',
    tag: 'Time-out',
    title: 'Something went wrong',
    text: 'This page didn’t load. Try reloading it; if that doesn’t work, write to us and we’ll look into it.',
    reload: 'Reload the page',
    home: 'Back to the home page',
  },
  offline: {
    page_title: 'Offline',
    tag: 'Offline',
    title: 'This page is not on your device',
    text: 'You’re offline, and this page was never opened on this device. It will load on its own once you’re online again. In the meantime, call us at {{phone}}.',
    call: 'Call {{phone}}',
    home: 'Back to the home page',
  },
  not_found: {
    page_title: 'Page not found',
    tag: 'Error 404',
    title: 'Out of bounds',
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    home: 'Back to the home page',
    schedule: 'See the schedule',
  },
};
