export const carousel = {
  role: 'carousel',
  slide: 'slide',
  position: '{{number}} of {{total}}',
  next: 'Next slide',
  previous: 'Previous slide',
  go_to: 'Go to slide {{number}}',
  choose: 'Choose a slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
};
