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
    scrolling: 'Scrolling text',
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
    /** If the settings load Google's calendar only after a click. */
    on_click: {
      text: 'This calendar is a page of Google’s. If you show it, Google learns your IP address and that you are reading this schedule. Google may also use its cookies.',
      open: 'Show Google’s calendar',
      close: 'Stop showing Google’s calendar',
      choice: 'This device remembers your choice.',
    },
    none: 'The season calendar is being prepared. Until then, each team’s page has its schedule.',
  },
  next: {
    title: 'Next up',
    teams: 'A team’s schedule',
    all: 'See the full schedule',
    team: 'See the {{team}} schedule',
  },
  agenda: {
    title: 'Week by week',
    filter: 'Team to show',
    all: 'All',
    everyone: 'All teams',
    loading: 'Loading the schedule…',
    error: 'The schedule can’t be loaded.',
    empty: 'Nothing on the schedule right now.',
    no_script:
      'Without JavaScript, the schedule can’t be shown here. Add this address to your calendar to read it:',
    this_week: 'This week',
    next_week: 'Next week',
    week_of: 'Week of {{day}}',
    today: 'Today',
    all_day: 'all day',
    until: 'until {{day}}',
    kinds: {
      tournament: 'Tournament',
      match: 'Game',
      tryout: 'Tryout',
      camp: 'Camp',
      meeting: 'Meeting',
      practice: 'Practice',
      social: 'Social event',
      closed: 'Day off',
      other: 'Activity',
    },
    opponent: 'against {{opponent}}',
    /** How an entry has changed. `time`, `place` and `restored` are changes of a planned entry. */
    marks: {
      cancelled: 'Cancelled',
      removed: 'Off the schedule',
      time: 'Moved',
      place: 'New place',
      restored: 'Back on',
    },
    previously: 'Before:',
    directions: 'Directions',
    add: 'Add to my calendar',
    more: 'Show more',
    end: 'That’s all for now.',
    changes: {
      title: 'Recent changes',
      announced: 'Announced on {{day}}, at {{time}}',
    },
    games: {
      title: 'Games and tournaments',
      next_match: 'Next game',
      next_tournament: 'Next tournament',
    },
    // How old the shown schedule is. `cached`: this device loaded it earlier and could not load it
    // again. `late`: the server has not read the club's calendar for an hour.
    // `current` needs no period at its end, because the time has one.
    age: {
      current: 'Schedule checked at {{time}}',
      cached: 'As of {{day}}, at {{time}}: later changes are not here yet.',
      late: 'Careful: since {{day}}, at {{time}}, the site has not been able to read the club calendar. Check the calendar below.',
    },
  },
  subscribe: {
    title: 'In your own calendar',
    text: 'Subscribe once to a team’s schedule. When a practice moves, it moves in your calendar too, and a cancelled one is marked “ANNULÉ” (cancelled).',
    team: 'Team',
    all: 'All teams',
    dev: 'DEV1 and DEV2',
    device: 'Subscribe on this device',
    google: 'Subscribe with Google Calendar',
    address: 'Address of this schedule',
    hint: 'For any other program, such as Outlook: paste it where it asks for the address of a calendar.',
    copy: 'Copy the address',
    copied: 'The address has been copied.',
    not_copied: 'Your browser did not copy the address. Copy the selected text.',
    delay:
      'Each program reads the schedule at its own pace: Apple about every hour, Outlook every three hours, Google sometimes once a day. On the day itself, look at this page instead.',
    google_note:
      'This link copies the address of this schedule and opens Google’s page “From URL”: paste the address there. Google accepts a subscription only on a computer. It then shows up on your phone.',
  },
  register_now: 'Register now',
};
