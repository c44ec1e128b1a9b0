export const forms = {
  required: '(required)',
  optional: '(optional)',
  sending: 'Sending…',
  /** Why a submission failed, by `FailureReason` of `ui/use-form.ts`. */
  reasons: {
    check: 'A field is empty or incorrect. Check what you wrote.',
    wait: 'Too many requests came in a short time.',
    server: 'The problem is on our side, not in what you wrote.',
    offline: 'We got no response. Check your internet connection.',
  },
  problems: {
    missing: 'Please fill in this field.',
    not_an_email: 'Please enter an e-mail address, such as name@example.org.',
    undeliverable:
      'We cannot write to this address. Check the accents and apostrophes before the @.',
    refused: 'Too long, or not readable. Please shorten or rewrite this.',
  },
  /** Followed by an address and a question mark. */
  suggestion: 'Did you mean',
  newsletter: {
    email: 'Your e-mail',
    subscribe: 'Subscribe',
    success: {
      title: 'Success',
      text: 'Check your inbox and your spam folder. If this address is new to our list, you’ll find a link to confirm your subscription.',
    },
    failed: 'An error occurred while submitting the subscription. Please try again later.',
  },
};
