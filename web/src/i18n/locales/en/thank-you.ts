export const thankYou = {
  page_title: 'Thank you',
  title: 'Thank you for your message',
  text: 'It has reached us, and we will reply. The club runs on volunteers: give us a few days.',
  no_answer: 'No reply after a week? Look among your unwanted mail, then call us.',
  schedule: 'See the schedule',
  home: 'Back to the home page',
};
