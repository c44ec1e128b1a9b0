export const problem = {
  error: {
    page_title: 'Error',
    tag: 'Time-out',
    title: 'Something went wrong',
    text: 'This page could not be shown. Reload it; if that does not help, write to us and we will look into it.',
    reload: 'Reload the page',
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
