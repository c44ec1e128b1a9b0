import { randomUUID } from 'node:crypto';
import { parseStoredBlocks } from '@club/domain/issue/blocks';
import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { IssueProgress, SentIssue } from '@club/domain/newsletter';
import { limits } from '@club/domain/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveOptIn } from '../../functions/src/opt-in/request-opt-in.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { clearSubscribers, makeConfirmedSubscriber } from './visitor-requests.ts';

const publishedCollection = getDatabase().collection('publishedIssues');

beforeAll(clearSubscribers);
afterAll(async () => {
  await clearSubscribers();
  const { docs } = await publishedCollection.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const makeIssue = () => {
  const mark = randomUUID().slice(0, 8);
  return {
    subject: `Tryouts ${mark}`,
    subject_fr: `Essais ${mark}`,
    text: '## Monday\n\nBring **water**.',
    text_fr: '## Lundi\n\nApportez de l’**eau**.',
  };
};
const sendIssue = async (issue: object, audience: 'me' | 'readers') => {
  const response = await postAsStaff('/api/newsletter/send', { ...issue, audience });
  return (response.json as IssueProgress)._id;
};
async function makeSentIssue(): Promise<string> {
  const issue = makeIssue();
  await sendIssue(issue, 'me');
  return sendIssue(issue, 'readers');
}
const setPublication = (id: string, isPublished: boolean) =>
  callAsStaff(`/api/newsletter/issues/${id}/publication`, { method: 'PUT', json: { isPublished } });
const publishIssue = (id: string) => setPublication(id, true);
const unpublishIssue = (id: string) => setPublication(id, false);
const findListedIssue = async (id: string) =>
  ((await callAsStaff('/api/newsletter/issues')).json as SentIssue[]).find(({ _id }) => _id === id);
const readPublishedIssue = async (id: string) => (await publishedCollection.doc(id).get()).data();

describe('a sent issue', () => {
  it('is published with its blocks and its date, and with nothing about its sender', async () => {
    const id = await makeSentIssue();
    expect(await findListedIssue(id)).toMatchObject({ isPublished: false });
    expect((await publishIssue(id)).status).toBe(200);
    const document = (await readPublishedIssue(id)) as PublishedIssue | undefined;
    expect(Object.keys(document ?? {}).toSorted()).toEqual(
      'alt alt_fr blocks blocks_fr imageURL subject subject_fr updatedAt'.split(' '),
    );
    expect(parseStoredBlocks(document?.blocks ?? '')).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'Monday' }] },
      {
        type: 'paragraph',
        spans: [{ text: 'Bring ' }, { text: 'water', isBold: true }, expect.anything()],
      },
    ]);
    const listedIssue = await findListedIssue(id);
    expect(listedIssue?.isPublished).toBe(true);
    expect(listedIssue?.sentAt).toBe(
      (document?.updatedAt as unknown as Timestamp | undefined)?.toDate().toISOString(),
    );
  });

  it('in one language has no blocks in the other', async () => {
    const issue = { ...makeIssue(), subject: '', text: '' };
    await sendIssue(issue, 'me');
    const id = await sendIssue(issue, 'readers');
    expect((await publishIssue(id)).status).toBe(200);
    expect(await readPublishedIssue(id)).toMatchObject({ subject: '', blocks: '[]' });
    expect(await findListedIssue(id)).toMatchObject({ subject_fr: issue.subject_fr });
  });

  it('is taken off the site, and published again with the same date', async () => {
    const id = await makeSentIssue();
    await publishIssue(id);
    const firstDocument = await readPublishedIssue(id);
    await unpublishIssue(id);
    expect(await readPublishedIssue(id)).toBeUndefined();
    expect(await findListedIssue(id)).toMatchObject({ isPublished: false });
    await publishIssue(id);
    expect(await readPublishedIssue(id)).toEqual(firstDocument);
    const log = await getDatabase().collection('activity').where('subject.id', '==', id).get();
    const actions = log.docs.map((entry) => entry.get('action') as string);
    expect(actions.toSorted()).toEqual([
      'publish-issue',
      'publish-issue',
      'send-issue',
      'test-issue',
      'unpublish-issue',
    ]);
  });

  it('is published by simultaneous requests, which all succeed', async () => {
    const id = await makeSentIssue();
    const responses = await Promise.all(Array.from({ length: 3 }, () => publishIssue(id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readPublishedIssue(id)).toBeDefined();
  });

  it('remains in the list while it is published, even after its document is deleted', async () => {
    const id = await makeSentIssue();
    await publishIssue(id);
    await getDatabase().doc(`issues/${id}`).delete();
    expect(await findListedIssue(id)).toMatchObject({ isPublished: true });
    expect((await unpublishIssue(id)).status).toBe(200);
    expect(await findListedIssue(id)).toBeUndefined();
  });

  it('counts the readers who have unsubscribed since', async () => {
    const readers = [await makeConfirmedSubscriber(), await makeConfirmedSubscriber()];
    const [early = '', late = ''] = readers.map(makeSubscriberId);
    await leaveOptIn(getDatabase(), 'newsletter', { id: early, way: 'form' });
    const id = await makeSentIssue();
    const countUnsubscribed = async () =>
      ((await callAsStaff(`/api/newsletter/issues/${id}`)).json as IssueProgress).unsubscribed;
    expect(await countUnsubscribed()).toBe(0);
    await leaveOptIn(getDatabase(), 'newsletter', { id: late, way: 'form' });
    expect(await countUnsubscribed()).toBe(1);
  });
});

it('an issue that was only tested cannot be published, and is not listed', async () => {
  const id = await sendIssue(makeIssue(), 'me');
  const { status, json } = await publishIssue(id);
  expect([status, json]).toEqual([404, { error: 'not-found' }]);
  expect(await findListedIssue(id)).toBeUndefined();
});

it('no further issue can be published while the page is full, until another is taken off', async () => {
  const id = await makeSentIssue();
  const { docs } = await publishedCollection.get();
  const fillers = Array.from({ length: limits.listSize - docs.length }, (_, index) =>
    publishedCollection.doc(`filler-${index}`),
  );
  await Promise.all(fillers.map((row) => row.set({ subject: 'Older' })));
  const { status, json } = await publishIssue(id);
  expect([status, json]).toEqual([409, { error: 'conflict' }]);
  await fillers[0]?.delete();
  expect((await publishIssue(id)).status).toBe(200);
  await Promise.all(fillers.map((row) => row.delete()));
});
