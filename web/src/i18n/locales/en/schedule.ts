export const schedule = {
  page_title: 'Schedule',
  description:
    'The calendar of practices and games in Montreal time, with the club’s latest note: closed gyms, changes, registrations.',
  title: 'practice and game schedule',
  important: {
    title: 'Important',
    text: 'Gyms and times can change at short notice. Read the note before you leave home: what it says replaces the usual schedule.',
  },
  note: {
    title: 'Note from the coaches',
    updated: 'Updated on',
    loading: 'Loading notes...',
    error: 'No notes.',
    empty: 'No notes available.',
    pause: 'Stop the scrolling',
    play: 'Let the text scroll',
  },
  calendar: {
    title: 'Club calendar',
    text: 'Every practice and every game, in Toronto time. Subscribe once, and changes reach your phone by themselves.',
    subscribe: 'Subscribe on your phone',
    open: 'Open in the calendar',
    frame: 'Calendar of practices and games',
    waiting: 'The calendar comes from Google. If it does not appear, open it with the links above.',
    none: 'The calendar of the season is being prepared. Until then, the note above has the schedule.',
  },
  register_now: 'Register now',
};
