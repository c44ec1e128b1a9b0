import { randomUUID } from 'node:crypto';
import type { IssueProgress } from '@club/domain/newsletter';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { isOnHomePageWithConsent } from '../../functions/src/store/home-page-images.ts';
import { makeBanner } from '../factories/banner.ts';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { getDatabase } from './admin.ts';
import type { ApiResponse } from './http.ts';
import { postAsStaff } from './identities.ts';
import { waitForMail } from './mailbox.ts';

const staffAddress = 'staff-one@example.org';
const mark = randomUUID().slice(0, 8);
const imageURL = makeDemoImageAddress(`carousels/carousel_${mark}_20261005143000.jpg`);
const hiddenImage = makeDemoImageAddress(`banners/banner_${mark}_20261005143000.png`);
const item = getDatabase().doc(`carousels/issue-${mark}`);
const hiddenBanner = getDatabase().doc(`banners/issue-${mark}`);
const consentAt = '2026-10-05T14:30:00.000Z';

beforeAll(async () => {
  const toTimestamp = (iso: string) => Timestamp.fromDate(new Date(iso));
  const itemRow = makeCarouselItem({ num: 999, imageURL, consentAt });
  await item.set(toStoredDocument(itemRow, toTimestamp));
  const bannerRow = makeBanner({
    num: 999,
    bannerDisplay: false,
    imageURL: hiddenImage,
    consentAt,
  });
  await hiddenBanner.set(toStoredDocument(bannerRow, toTimestamp));
});
afterAll(() => Promise.all([item.delete(), hiddenBanner.delete()]));

const makeIssue = (overrides: object = {}) => ({
  subject: `Tryouts ${mark}`,
  subject_fr: `Essais ${mark}`,
  text: '## Monday\n\n[photo]\n\n- shoes',
  text_fr: '## Lundi\n\n[photo]\n\n- souliers',
  imageURL,
  alt: 'Two players at the net',
  alt_fr: 'Deux joueuses au filet',
  ...overrides,
});
const sendIssue = (issue: object, audience: 'me' | 'readers' = 'me'): Promise<ApiResponse> =>
  postAsStaff('/api/newsletter/send', { ...issue, audience });
const readOutcome = ({ status, json }: ApiResponse) => [status, json];
const notPublishedOutcome = [409, { error: 'picture-not-published' }];

describe('an issue with a picture', () => {
  it('has the picture in its mail, and the description in the plain text', async () => {
    expect((await sendIssue(makeIssue())).status).toBe(200);
    const mail = await waitForMail(staffAddress, `Tryouts ${mark}`);
    expect(mail.html).toContain(`carousel_${mark}_20261005143000_960.jpg`);
    expect(mail.html).toContain('alt="Two players at the net"');
    expect(mail.text).toContain('Monday\n\n[Photo: Two players at the net]\n\n- shoes\n\n—');
    const frenchMail = await waitForMail(staffAddress, `Essais ${mark}`);
    expect(frenchMail.text).toContain('[Photo\u00a0: Deux joueuses au filet]');
  });

  it.each([
    ['the removal of the picture', { imageURL: '' }],
    ['another description of the picture', { alt_fr: 'Deux joueurs' }],
    ['another text', { text: 'Tuesday' }],
  ])('needs another test mail after %s', async (_, change) => {
    await sendIssue(makeIssue());
    const response = await sendIssue(makeIssue(change), 'readers');
    expect(readOutcome(response)).toEqual([409, { error: 'not-tested' }]);
  });

  it('needs a description of the picture in both languages', async () => {
    const response = await sendIssue(makeIssue({ alt_fr: ' ' }));
    expect(readOutcome(response)).toEqual([400, { error: 'invalid-body', fields: ['alt_fr'] }]);
  });

  it.each([
    ['another token', `${imageURL}&token=other-1`],
    ['a smaller size', imageURL.replace('.jpg', '_960.jpg')],
  ])('is accepted at an address with %s', async (_, address) => {
    expect((await sendIssue(makeIssue({ imageURL: address }))).status).toBe(200);
  });

  it.each([
    ['is from elsewhere', 'https://evil.example/pixel.png'],
    ['is not shown by any row', makeDemoImageAddress('carousels/carousel_x_20261005143000.jpg')],
    ['belongs to a hidden banner', hiddenImage],
  ])('is refused if the picture %s', async (_, address) => {
    expect(readOutcome(await sendIssue(makeIssue({ imageURL: address })))).toEqual(
      notPublishedOutcome,
    );
  });

  it('is refused after the consent to its picture was withdrawn, even if the test mail was sent before', async () => {
    await sendIssue(makeIssue());
    await item.update({ consentAt: null });
    expect(readOutcome(await sendIssue(makeIssue(), 'readers'))).toEqual(notPublishedOutcome);
    await item.update({ consentAt: Timestamp.now() });
  });
});

it('a picture cannot be taken off the home page between the check and the publication of an issue', async () => {
  const issue = getDatabase().doc(`publishedIssues/picture-${mark}`);
  let takeDown: Promise<unknown> | undefined;
  await getDatabase().runTransaction(async (transaction) => {
    const isShown = await isOnHomePageWithConsent(getDatabase(), imageURL, transaction);
    takeDown ??= item.update({ consentAt: null });
    // Without a lock, the update would be stored during these reads.
    for (let count = 0; count < 20; count += 1) await issue.get();
    transaction.set(issue, { imageURL: isShown ? imageURL : '' });
  });
  await takeDown;
  const [publishedIssue, row] = await Promise.all([issue.get(), item.get()]);
  const [publishedAt = '', takenDownAt = ''] = [publishedIssue, row].map(({ updateTime }) =>
    updateTime?.valueOf(),
  );
  const isPublishedFirst = publishedAt < takenDownAt;
  expect(publishedIssue.get('imageURL') === imageURL).toBe(isPublishedFirst);
  await issue.delete();
  await item.update({ consentAt: Timestamp.now() });
});

it('an issue is refused if its mail is so long that mail programs would cut it', async () => {
  const response = await sendIssue(makeIssue({ text: 'a\n\n'.repeat(6_000) }));
  expect(readOutcome(response)).toEqual([400, { error: 'invalid-body', fields: ['text'] }]);
});

it.each(['text', 'text_fr'])(
  'an issue with an invalid link in %s is refused, and the link is named',
  async (field) => {
    const link = '[here](Registration)';
    const response = await sendIssue(makeIssue({ [field]: `Sign up ${link} today` }));
    expect(readOutcome(response)).toEqual([400, { error: 'invalid-link', fields: [field], link }]);
  },
);

it('an issue has the same id without picture fields and with empty ones', async () => {
  const { subject, subject_fr, text, text_fr } = makeIssue();
  const first = await sendIssue({ subject, subject_fr, text, text_fr });
  const second = await sendIssue(makeIssue({ imageURL: '', alt: '', alt_fr: '' }));
  expect((first.json as IssueProgress)._id).toBe((second.json as IssueProgress)._id);
});
