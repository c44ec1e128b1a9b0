import { afterEach, expect, it } from 'vitest';
import { earlyEntryId } from '../data/public/early-ids.ts';
import { schedule } from '../i18n/locales/fr/schedule.ts';
import { type EntriesResponse, showEarlyEntry } from './show-early-entry.ts';

const { kinds, everyone, opponent, marks } = schedule.agenda;
const texts = {
  kinds,
  everyone,
  opponent,
  cancelled: marks.cancelled,
  removed: marks.removed,
};

function renderPlace(): HTMLElement {
  const element = document.createElement('p');
  element.id = earlyEntryId;
  element.hidden = true;
  document.body.append(element);
  return element;
}

interface Entry {
  readonly start: string;
  readonly firstDay?: string;
  readonly state?: string;
  readonly kind?: string;
  readonly title?: string;
  readonly opponent?: string;
  readonly placeText?: string;
  readonly isForEveryone?: boolean;
  readonly needsReview?: boolean;
}

const toResponse = (...entries: readonly Entry[]): EntriesResponse =>
  entries.map(({ start, isForEveryone = false, needsReview = false, ...texts }) => {
    const toField = (name: 'firstDay' | 'state' | 'kind' | 'title' | 'opponent' | 'placeText') => ({
      stringValue: texts[name] ?? '',
    });
    return {
      document: {
        fields: {
          start: { timestampValue: start },
          firstDay: toField('firstDay'),
          state: toField('state'),
          kind: toField('kind'),
          title: toField('title'),
          opponent: toField('opponent'),
          placeText: toField('placeText'),
          isForEveryone: { booleanValue: isForEveryone },
          needsReview: { booleanValue: needsReview },
          teams: { arrayValue: { values: [{ stringValue: 'u15' }] } },
        },
      },
    };
  });

const practice = { start: '2026-12-01T23:30:00Z', kind: 'practice', state: 'planned' };

afterEach(() => document.body.replaceChildren());

it.each<[string, string, ...Entry[]]>([
  [
    'with its place, also if another one ends first',
    'mardi 1er décembre, 18\u00a0h\u00a030 · U15 Entraînement · Gymnase du Parc',
    { ...practice, start: '2026-12-02T01:00:00Z' },
    { ...practice, placeText: 'Gymnase du Parc' },
  ],
  [
    'with its opponent and its state',
    'Annulé · mardi 1er décembre, 18\u00a0h\u00a030 · U15 Match contre $& Laval',
    { ...practice, kind: 'match', opponent: '$& Laval', state: 'cancelled' },
  ],
  [
    'without a time if it lasts whole days',
    'Retiré de l’horaire · mardi 1er décembre · Toutes les équipes Congé',
    { ...practice, kind: 'closed', state: 'removed', firstDay: '2026-12-01', isForEveryone: true },
  ],
  [
    'by its title if that is ambiguous',
    'mardi 1er décembre, 18\u00a0h\u00a030 · U15 <b>ou</b> U16',
    { ...practice, title: 'U15 <b>ou</b> U16', needsReview: true },
  ],
])('shows the entry that starts first, %s', (_, text, ...entries) => {
  const element = renderPlace();
  showEarlyEntry(toResponse(...entries), texts, 'fr');
  expect(element.textContent).toBe(text);
  expect(element.hidden).toBe(false);
});

it('shows nothing without an entry, or on a page without a place for it', () => {
  const element = renderPlace();
  showEarlyEntry([{}], texts, 'fr');
  expect(element.hidden).toBe(true);
  document.body.textContent = 'Another page';
  showEarlyEntry(toResponse(practice), texts, 'fr');
  expect(document.body.textContent).toBe('Another page');
});
