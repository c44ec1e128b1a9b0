export const schedule = {
  page_title: 'Schedule',
  description:
    'The calendar of practices and games in Montreal time, with the coaches’ latest note: closed gyms, changes, registrations.',
  title: 'practice and game schedule',
  important: {
    title: 'Important',
    text: 'Gyms and times can change on short notice. Read the note before you leave home: what it says replaces the usual schedule.',
  },
  note: {
    title: 'Note from the coaches',
    updated: 'Updated on',
    loading: 'Loading notes...',
    error: 'No notes.',
    empty: 'No notes available.',
    pause: 'Stop scrolling',
    play: 'Resume scrolling',
  },
  calendar: {
    title: 'Club calendar',
    text: 'Every practice and game. Add the calendar to your phone once, and changes show up there automatically.',
    subscribe: 'Add to my phone',
    open: 'Open in Google Calendar',
    frame: 'Calendar of practices and games',
    waiting: 'The calendar comes from Google. If it does not appear, open it with the links above.',
    offline:
      'You’re offline, so the calendar can’t be shown here. It will come back when you’re online again. If you added it to your phone, you’ll find it there.',
    none: 'The season calendar is being prepared. Until then, each team’s page has its schedule.',
  },
  register_now: 'Register now',
};
