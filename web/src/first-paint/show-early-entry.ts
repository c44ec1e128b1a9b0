import type { CalendarKind } from '@club/domain/calendar/calendar-entry';
import type { Locale } from '@club/domain/locale';
import { earlyEntryId } from '../data/public/early-ids.ts';
import { formatStart } from '../i18n/format-start.ts';

/** The words that the inline script needs to describe an entry, in one language. */
export interface EarlyEntryTexts {
  readonly kinds: Readonly<Record<CalendarKind, string>>;
  readonly everyone: string;
  /** The opponent of a match, with `{{opponent}}` in place of the name. */
  readonly opponent: string;
  readonly cancelled: string;
  readonly removed: string;
}

interface TextField {
  readonly stringValue: string;
}

/** The response of Firestore's REST API to a query for entries of the calendar. */
export type EntriesResponse = readonly {
  readonly document?: {
    readonly fields: {
      readonly start: { readonly timestampValue: string };
      readonly firstDay: TextField;
      readonly state: TextField;
      readonly kind: TextField;
      readonly title: TextField;
      readonly opponent: TextField;
      readonly placeText: TextField;
      readonly isForEveryone: { readonly booleanValue: boolean };
      readonly needsReview: { readonly booleanValue: boolean };
      readonly teams: { readonly arrayValue: { readonly values?: readonly TextField[] } };
    };
  };
}[];

type EntryFields = NonNullable<EntriesResponse[number]['document']>['fields'];

function composeTitle(fields: EntryFields, texts: EarlyEntryTexts): string {
  if (fields.needsReview.booleanValue) return fields.title.stringValue;
  const teams = fields.teams.arrayValue.values ?? [];
  const opponent = fields.opponent.stringValue;
  return [
    fields.isForEveryone.booleanValue
      ? texts.everyone
      : teams.map(({ stringValue }) => stringValue.toUpperCase()).join(', '),
    texts.kinds[fields.kind.stringValue as CalendarKind],
    opponent && texts.opponent.replace('{{opponent}}', () => opponent),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Shows the entry that starts first in one line, with its state, if the page has a place for it.
 * The bundle replaces the line by the entries.
 */
export function showEarlyEntry(
  response: EntriesResponse,
  texts: EarlyEntryTexts,
  locale: Locale,
): void {
  const element = document.getElementById(earlyEntryId);
  const entries = response.flatMap(({ document: entry }) => (entry ? [entry.fields] : []));
  const getStart = ({ start }: EntryFields) => Date.parse(start.timestampValue);
  const [first] = entries.toSorted((a, b) => getStart(a) - getStart(b));
  if (!element || !first) return;
  const { stringValue: state } = first.state;
  element.textContent = [
    state === 'cancelled' || state === 'removed' ? texts[state] : '',
    formatStart(first.start.timestampValue, first.firstDay.stringValue === '', locale),
    composeTitle(first, texts),
    first.placeText.stringValue,
  ]
    .filter(Boolean)
    .join(' · ');
  element.hidden = false;
}
