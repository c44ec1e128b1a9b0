export const thankYou = {
  page_title: 'Thank you',
  title: 'Thank you for your message',
  text: 'We’ve got it, and we’ll reply. The club is run by volunteers, so give us a few days.',
  no_answer: 'No reply after a week? Check your spam folder, then call us.',
  schedule: 'See the schedule',
  home: 'Back to the home page',
};
