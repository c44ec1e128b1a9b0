export const unsubscribe = {
  page_title: 'Unsubscribe',
  title: 'Leave the newsletter',
  text: 'No questions asked. Registration and messages about your team are not affected.',
  email: 'E-mail',
  hint: 'The address where you get our newsletter.',
  submit: 'Unsubscribe',
  success: {
    title: 'Done',
    text: 'We no longer send our newsletter to this address. You can sign up again any time at the bottom of any page.',
  },
  failed: 'An error occurred while submitting the form to server. Please try again later.',
  help: 'Not working? Write to us and we’ll do it for you:',
};
