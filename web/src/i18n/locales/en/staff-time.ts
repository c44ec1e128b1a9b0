/**
 * The dashboard's texts about times: an event's day, when a banner is shown, and the urgent notice.
 */
export const staffTime = {
  automatic: 'Shown or hidden by the site itself, at its time',
  event: {
    heading: 'The event',
    hint: 'With a title and a link, the home page announces this event and its day. Optional.',
    time_hint: 'Optional, Montreal time.',
  },
  show: {
    heading: 'When the site shows this banner',
    from_hint: 'Montreal time. Empty: at once.',
    until_hint: 'Montreal time. Empty: until somebody hides it.',
  },
  visibility: {
    reversed: 'The end comes before the start. Correct one of the two.',
    over: 'Its time ended on {{until}}: visitors do not see it. To show it again, choose a later end or empty it, and switch it on.',
    off: 'Hidden: visitors do not see it, whatever its times, until you switch it on.',
    from: 'By itself, it appears on {{from}}, Montreal time, and stays until somebody hides it.',
    both: 'By itself, it appears on {{from}} and disappears on {{until}}, Montreal time.',
    until:
      'Visitors see it as soon as you save. By itself, it disappears on {{until}}, Montreal time.',
    always: 'Visitors see it as soon as you save, until somebody hides it.',
  },
  state: {
    live: 'On',
    live_at: 'until {{at}}',
    next: 'Next',
    next_at: 'from {{at}}',
    past: 'Past',
    past_at: 'ended on {{at}}',
    off: 'Off',
  },
  quick: {
    planned: 'It appears by itself at its time.',
  },
  notice: {
    heading: 'Urgent notice',
    text: 'For tonight’s news, such as a closed gym. Visitors read it at the top of the home page, of the schedule and of the teams’ pages, seconds after you publish, until its end.',
    end_hint: 'Montreal time. It disappears by itself.',
    publish: 'Publish now',
    update: 'Publish the changes',
    finish: 'End it now',
    working: 'One moment ...',
    shown: 'On the site now. End: {{until}}',
    none: 'No urgent notice is on the site.',
    preview_fr: 'What visitors read in French',
    preview_en: 'What visitors read in English',
    published: 'Published. Visitors read it now. End: {{until}}',
    ended: 'Ended. Visitors no longer see it.',
    undone: 'Undone.',
    empty: 'Write the notice first.',
    past: 'Choose an end that is still to come.',
    conflict:
      'Somebody else has just changed the notice, as you see above. Press again to replace it with yours.',
    load_error: 'The notice could not be read.',
  },
};
