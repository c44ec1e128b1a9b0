export const contact = {
  page_title: 'Contact',
  description:
    'Telephone, e-mail, a form, and the map of our three gyms: Pierrefonds, Saint-Laurent and Sainte-Catherine.',
  title: 'Contact us',
  lead: 'A question about a team, a tryout or a schedule? A volunteer of the club will answer you.',
  phone: 'Phone',
  email: 'E-mail',
  form: {
    title: 'Write to us',
    text: 'Tell us the player’s year of birth and the gym that suits you best: that saves one round of questions.',
    full_name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    email_hint: 'So that we can answer you. A phone number will do too.',
    messages: 'Your message',
    submit: 'Send the message',
    no_way_back: 'Leave an e-mail address or a phone number, so that we can answer you.',
    no_message: 'Write your message before you send it.',
    failed:
      'Your message could not be sent. Nothing you wrote is lost: try again in a moment, or write to us directly at',
  },
  places: {
    title: 'Our three gyms',
    text: 'The schedule says which team trains where.',
    schedule: 'See the schedule',
    directions: 'Directions',
    map: 'Map of our three gyms',
  },
};
