export const forms = {
  required: '(required)',
  optional: '(optional)',
  sending: 'Sending…',
  reasons: {
    check: 'A field is empty or incorrect. Check what you wrote.',
    wait: 'Too many requests came in a short time.',
    server: 'The problem is on our side, not in what you wrote.',
    offline: 'We got no response. Check your internet connection.',
  },
  problems: {
    missing: 'Please fill in this field.',
    not_an_email: 'Please enter an e-mail address, such as name@example.org.',
  },
};
