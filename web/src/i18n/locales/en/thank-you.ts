import { reply } from '@club/about/en/mission';

export const thankYou = {
  page_title: 'Thank you',
  title: 'Thank you for your message',
  text: reply.thank_you,
  no_answer: 'No reply after a week? Check your spam folder, then call us.',
  schedule: 'See the schedule',
  home: 'Back to the home page',
};
