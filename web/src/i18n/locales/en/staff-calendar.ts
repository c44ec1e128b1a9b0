import type {
  CalendarProblem,
  LossCause,
  EntryProblem,
  TitleProblem,
} from '@club/domain/calendar/calendar-status';
import type { CalendarEntry, CalendarKind } from '@club/domain/calendar/calendar-entry';

export const staffCalendar = {
  heading: 'The season calendar',
  text: 'The site reads the club’s Google calendar every 15 minutes. Coaches write there as before. Here you see how the site understood each title.',
  error: 'The calendar’s status could not be loaded.',
  colon: ': ',
  last_read: 'Last read:',
  never_read: 'The calendar has not been read yet.',
  entries_one: '{{count}} entry is on the site.',
  entries_other: '{{count}} entries are on the site.',
  omitted_one:
    'The calendar has {{count}} more entry than the site can show: the last one of the season.',
  omitted_other:
    'The calendar has {{count}} more entries than the site can show: the last ones of the season.',
  nearly_full:
    'The calendar is {{percent}}% full. Once full, it is no longer read completely. Delete upcoming entries that nobody needs, or tell technical support.',
  read_now: 'Read now',
  open: 'Open Google Calendar',
  reading: 'Reading ...',
  busy: 'The calendar is already being read.',
  done: {
    'read-calendar': 'The calendar has been read, and the site is up to date.',
    'accept-loss': 'The calendar has been read, and the site follows it.',
  },
  /**
   * Why the last reading changed nothing. The dashboard shows the time and a colon before the text.
   */
  problems: {
    'not-configured': 'no calendar is set for the site. Tell technical support.',
    'not-public':
      'Google does not show this calendar. In its settings, make it available to the public.',
    'too-many-requests': 'Google asked us to wait. The site tries again on its own.',
    unavailable: 'Google did not respond. The site tries again on its own.',
    'not-a-calendar':
      'Google sent something other than a calendar. The site tries again on its own.',
    incomplete: 'the calendar arrived incomplete. The site tries again on its own.',
    'too-large': 'the calendar is too large. Tell technical support.',
    'loss-held-back': 'many upcoming entries are missing. See below.',
    'change-held-back': 'many upcoming entries changed at once. See below.',
    failed: 'reading it failed. If it fails again in an hour, tell technical support.',
  } satisfies Record<CalendarProblem, string> as Record<CalendarProblem, string>,
  /**
   * A loss that the site holds back: many upcoming entries are suddenly missing from the Google
   * calendar (`missing_…`), or have other or fewer details there (`changed_…`). The site shows them as
   * before until staff accept the loss. Enough readings confirm missing entries too.
   */
  loss: {
    missing_title_one: '{{count}} of {{known}} upcoming entries is missing',
    missing_title_other: '{{count}} of {{known}} upcoming entries are missing',
    missing_text:
      'Since {{since}}, they are no longer in the Google calendar. They are still on the site, in case someone removed them by mistake. Nothing else changes on the site until this is decided.',
    by_itself:
      'If the calendar stays like this, the site accepts it automatically: {{readings}} of {{needed}} readings so far.',
    changed_title_one: '{{count}} of {{known}} upcoming entries has changed',
    changed_title_other: '{{count}} of {{known}} upcoming entries have changed',
    changed_text:
      'Since {{since}}, the Google calendar shows them like this. The site still shows them as before, in case it is a mistake. Nothing else changes on the site until this is decided.',
    waits:
      'If it is a mistake, correct it in the Google calendar; the site follows. If it is right, accept it here. Until then the site waits.',
    /** What happened to so many entries, and what to look at in Google Calendar. */
    causes: {
      missing: '{{count}} are missing. Look in the Google calendar’s trash.',
      'other-calendar':
        '{{count}} are missing, and all the entries in the calendar are new. Is it the club’s calendar? If nobody replaced it, tell technical support.',
      private:
        '{{count}} are private, or appear only as “Busy”. In the Google calendar’s settings, check “Access permissions for events”: the public must see all event details.',
      title:
        '{{count}} no longer say which team or which activity. Check the titles, and “Access permissions for events” in the settings.',
      place: '{{count}} no longer have a place. Check the “Location” field.',
      hours: '{{count}} no longer have a time. Check whether “All day” is on.',
      'other-title': '{{count}} now have a different team or activity. Check the titles.',
      'other-place': '{{count}} are now at a different place. Check the “Location” field.',
      'other-time':
        '{{count}} are now at a different time. If all moved by the same number of hours, check the time zone in the Google calendar’s settings.',
    } satisfies Record<LossCause, string> as Record<LossCause, string>,
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    missing_accept: 'Accept the loss',
    missing_question_one: 'Take {{count}} entry off the site?',
    missing_question_other: 'Take {{count}} entries off the site?',
    missing_explanation:
      'Families then see them struck out until a day after their time. If they come back in the Google calendar, they come back on the site.',
    missing_confirm: 'Take them off',
    changed_accept: 'Accept this change',
    changed_question_one: 'Show {{count}} entry as it is in the Google calendar now?',
    changed_question_other: 'Show {{count}} entries as they are in the Google calendar now?',
    changed_explanation:
      'Families then see these entries without what they lost, or with what changed, in their phone’s calendar too.',
    changed_confirm: 'Show them this way',
    cancel: 'Not now',
    outdated: 'The calendar has changed in the meantime. Look again before you accept.',
  },
  unclear: {
    title: 'What the site didn’t understand',
    text: 'Families see these entries with their title as it is. Correct the title in the Google calendar; the site follows within 15 minutes.',
    none: 'Nothing: the site understood every title.',
  },
  clear: {
    title_one: 'What it understood: {{count}} title',
    title_other: 'What it understood: {{count}} titles',
    open: 'Show the titles',
    close: 'Hide the titles',
  },
  unusableEntries: {
    title: 'Not on the site, or only in part',
    text: 'The site cannot read these entries. Enter them again in the Google calendar.',
  },
  untitled: 'Without a title',
  next_one: '{{count}} entry, on {{date}}',
  next_other: '{{count}} entries, the next on {{date}}',
  everyone: 'All teams',
  against: 'against {{opponent}}',
  states: { planned: 'Planned', cancelled: 'Cancelled', removed: 'Removed' } satisfies Record<
    CalendarEntry['state'],
    string
  >,
  kinds: {
    tournament: 'Tournament',
    match: 'Game',
    tryout: 'Tryout',
    camp: 'Camp',
    meeting: 'Meeting',
    practice: 'Practice',
    social: 'Social event',
    closed: 'Day off',
    other: 'Other',
  } satisfies Record<CalendarKind, string> as Record<CalendarKind, string>,
  /** What was not understood in a title. */
  titleProblems: {
    'unknown-team': 'The title names a team that the club doesn’t have: {{teams}}.',
    'no-team': 'No team in the title.',
    'no-place': 'The title names no place that the site knows.',
    ambiguous: 'It could mean two things. Make it two entries.',
  } satisfies Record<TitleProblem, string> as Record<TitleProblem, string>,
  /**
   * Why the site does not show an entry, or shows only some of its occurrences. Or why it shows the
   * entry at a time that may be wrong.
   */
  entryProblems: {
    unreadable: 'The entry is damaged.',
    'no-title': 'It has no title.',
    'no-start': 'It has no start, or an impossible one.',
    private: 'It is marked as private, so it is not on the site.',
    'unknown-zone': 'Its time zone is unknown. The site shows it in Montreal time: check the time.',
    tentative:
      'It is marked as tentative. The site shows it as planned: confirm or cancel it in the calendar.',
    'unknown-rule': 'The site can’t read how it repeats. Repeat it every week or month.',
    'too-many-occurrences':
      'It repeats too many times. Only its first occurrences are on the site.',
    'too-long': 'It lasts longer than a month.',
  } satisfies Record<EntryProblem, string> as Record<EntryProblem, string>,
  guide: {
    title: 'How to write titles',
    text: 'Team, activity and place, in any order, in French or in English. Accents, capitals and dashes do not matter.',
    examples: {
      practice: 'The team, then the kind, then the place.',
      place: 'What follows “@” is the place.',
      teams: 'Two teams. “U13 to U17” means all five.',
      match: 'After “vs”, the opponent; after “@”, the place.',
      groups: 'Both development groups.',
      cancelled:
        'Put this first, and leave the entry in the calendar: families then see it struck out.',
      everyone:
        'It appears for each team. A day off marked “All day” cancels that day’s practices.',
      ambiguous: 'Not understood: one team plays and the other does not. Write two entries.',
    },
    rules: [
      'A place in the “Location” field overrides the title.',
      'When a time or a place changes, move the entry itself: families see what changed, and when.',
      'The public sees your titles as they are in Google’s calendar. Use no names, phone numbers or links.',
      'Another word for a gym or a team? Technical support adds it.',
    ],
  },
};
