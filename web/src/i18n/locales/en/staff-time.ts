/**
 * The dashboard's texts about times: an event's day, when a banner is shown, and the urgent notice.
 */
export const staffTime = {
  automatic: 'Shown or hidden automatically, on schedule',
  event: {
    heading: 'The event',
    hint: 'With a title and a link, the home page announces this event and its day. Optional.',
    time_hint: 'Optional, Montreal time.',
  },
  show: {
    heading: 'When the site shows this banner',
    from_hint: 'Montreal time. Empty: right away.',
    until_hint: 'Montreal time. Empty: until somebody hides it.',
  },
  visibility: {
    reversed: 'The end comes before the start. Correct one of them.',
    over: 'Its time ended on {{until}}: visitors do not see it. To show it again, set a later end time or clear it, then switch the banner on.',
    off: 'Hidden: visitors can’t see it, whatever times are set, until you switch it on.',
    from: 'It goes up on {{from}}, Montreal time, and stays until somebody hides it.',
    both: 'It goes up on {{from}} and comes down on {{until}}, Montreal time.',
    until: 'Visitors see it as soon as you save. It comes down on {{until}}, Montreal time.',
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
    planned: 'It appears automatically at its time.',
  },
  notice: {
    heading: 'Urgent notice',
    text: 'For tonight’s news, such as a closed gym. It appears within seconds at the top of Home, Schedule and the teams’ pages, and comes down at the time you choose.',
    end_hint: 'Montreal time. It disappears on its own.',
    publish: 'Publish now',
    update: 'Publish the changes',
    finish: 'End it now',
    shown: 'On the site now. End: {{until}}',
    none: 'No urgent notice is on the site.',
    preview_fr: 'What visitors read in French',
    preview_en: 'What visitors read in English',
    published: 'Published. Visitors read it now. End: {{until}}',
    ended: 'Ended. Visitors no longer see it.',
    undone: 'Undone.',
    empty: 'Write the notice first.',
    past: 'Choose an end time that is still to come.',
    conflict:
      'Somebody else has just changed the notice, as you see above. Press again to replace it with yours.',
    load_error: 'The notice could not be read.',
  },
};
