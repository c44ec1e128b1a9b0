export const schedule = {
  page_title: 'Schedule',
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
  register_now: 'Register now',
};
