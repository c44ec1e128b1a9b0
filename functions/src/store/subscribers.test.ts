import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { makeUnsubscription } from './subscribers.ts';

it('a reader who unsubscribes after a bounce leaves only the consent', () => {
  const at = Timestamp.fromMillis(Date.parse('2026-10-05T14:30:00Z'));
  const consent = { wording: '2026-11-22', locale: 'fr', page: '/', at } as const;
  const email = 'reader@example.org';
  const reader = { state: 'bounced', email, locale: 'fr', consent, bouncedAt: at } as const;
  expect({ ...reader, ...makeUnsubscription(reader, { at, way: 'link' }) }).toEqual({
    state: 'unsubscribed',
    locale: 'fr',
    consent,
    unsubscribedAt: at,
    way: 'link',
  });
});
