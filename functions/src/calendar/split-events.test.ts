import { describe, expect, it } from 'vitest';
import { FeedProblem } from './feed-problem.ts';
import { splitEvents } from './split-events.ts';
import { makeFeed } from './testing/make-feed.ts';

/** The instant of the request, which `makeFeed` writes into each event. */
const stamp = 'DTSTAMP:20261123T120000Z';
const splitText = (text: string) => splitEvents(Buffer.from(text));
const completeFeed = makeFeed([['UID:a', 'SUMMARY:U15']]).toString();

/** Folds each line after a number of bytes, also within a letter. */
function foldBytes(text: string, size: number): Buffer {
  const parts = text.split('\r\n').flatMap((line) => {
    const bytes = Buffer.from(line);
    const pieces = [bytes.subarray(0, size)];
    for (let from = size; from < bytes.length; from += size) {
      pieces.push(Buffer.from('\r\n '), bytes.subarray(from, from + size));
    }
    return [...pieces, Buffer.from('\r\n')];
  });
  return Buffer.concat(parts);
}

describe('refuses a feed', () => {
  it.each([
    ['that is empty', '', 'not-a-calendar'],
    ['that is an HTML page', '<!doctype html><title>Sign in</title>', 'not-a-calendar'],
    ['that is a contact card', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'not-a-calendar'],
    [
      'that is cut within an entry',
      completeFeed.slice(0, completeFeed.indexOf('END:VEVENT')),
      'incomplete',
    ],
    [
      'that is cut after an entry',
      completeFeed.slice(0, completeFeed.indexOf('END:VCALENDAR')),
      'incomplete',
    ],
    ['that is cut in its last line', completeFeed.trimEnd().slice(0, -1), 'incomplete'],
    ['without the end of an entry', completeFeed.replace('END:VEVENT\r\n', ''), 'incomplete'],
    [
      'with too many entries',
      makeFeed(Array.from({ length: 10_001 }, () => [])).toString(),
      'too-large',
    ],
  ])('%s', (_, text, problem) => {
    expect(() => splitText(text)).toThrow(new FeedProblem(problem as 'incomplete'));
    expect(() => splitText(text)).toThrow(expect.objectContaining({ problem }));
  });
});

it('reads an empty calendar', () => {
  expect(splitEvents(makeFeed([]))).toEqual([]);
});

it.each([
  ['a byte order mark', `\ufeff${completeFeed}`],
  ['line feeds only', completeFeed.replaceAll('\r\n', '\n')],
  ['empty lines', completeFeed.replaceAll('\r\n', '\r\n\r\n')],
  ['names in lower case', completeFeed.replaceAll('VEVENT', 'vevent').replaceAll('BEGIN', 'begin')],
])('reads a feed with %s', (_, text) => {
  expect(splitText(text)).toEqual([[stamp, 'UID:a', 'SUMMARY:U15']]);
});

it.each([1, 2, 3, 7, 75])('joins letters that are split by line folding after %i bytes', (size) => {
  const title = 'SUMMARY:Entraînement 🏐 à l’extérieur';
  expect(splitEvents(foldBytes(makeFeed([[title]]).toString(), size))).toEqual([[stamp, title]]);
});

it('drops the lines that may be personal, and whole alarms, before anything is parsed', () => {
  const [lines] = splitEvents(
    makeFeed([
      [
        'UID:a',
        'SUMMARY:U15',
        'ATTENDEE;CN=Marie Tremblay;X-NUM-GUESTS=0:mailto:marie@example.org',
        'ORGANIZER;CN=Coach:mailto:coach@example.org',
        'DESCRIPTION:Call 514 555-0199',
        'ATTACH:https://drive.google.com/file',
        'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij',
        'CONTACT:Marie',
        'COMMENT:private',
        'URL:https://example.org',
        'BEGIN:VALARM',
        'DESCRIPTION:This is an event reminder',
        'SUMMARY:Alarm of marie@example.org',
        'END:VALARM',
        'LOCATION:Pierrefonds',
      ],
    ]),
  );
  expect(lines).toEqual([stamp, 'UID:a', 'SUMMARY:U15', 'LOCATION:Pierrefonds']);
});

it('drops a line of more than 65,536 characters', () => {
  expect(splitEvents(makeFeed([['UID:a', `SUMMARY:${'x'.repeat(70_000)}`]]))).toEqual([
    [stamp, 'UID:a'],
  ]);
});

it('makes an event unreadable that has too long a line of exceptions', () => {
  const line = `EXDATE:${'20261201T230000Z,'.repeat(5_000)}`;
  expect(splitEvents(makeFeed([['UID:a', line]]))).toEqual([[stamp, 'UID:a', 'EXDATE']]);
});
