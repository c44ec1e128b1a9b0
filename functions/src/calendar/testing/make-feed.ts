/** Makes a feed like Google's from the lines of each entry. */
export const makeFeed = (events: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Calendrier du club',
      'X-WR-TIMEZONE:America/Toronto',
      ...events.flatMap((lines) => [
        'BEGIN:VEVENT',
        ...(lines.some((line) => line.startsWith('DTSTAMP')) ? [] : ['DTSTAMP:20261123T120000Z']),
        ...lines,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
