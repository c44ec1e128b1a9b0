export const unsubscribe = {
  page_title: 'Unsubscribe',
  title: 'Leave the newsletter',
  text: 'No questions asked. Registration and messages about your team are not affected.',
  email: 'E-mail',
  hint: 'The address our newsletter comes to.',
  submit: 'Unsubscribe',
  success: {
    title: 'Done',
    text: 'We no longer send our newsletter to this address. You can come back at any time, at the foot of every page.',
  },
  failed: 'An error occurred while submitting the form to server. Please try again later.',
  help: 'Does it not work? Write to us and we will do it for you:',
};
