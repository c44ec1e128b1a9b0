import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { stubFirestore } from '../../testing/stub-firestore.ts';

const makeIssue = (id: string, subject: string) => ({
  _id: id,
  subject,
  subject_fr: `${subject} (en français)`,
  blocks: '[]',
  blocks_fr: '[]',
  imageURL: '',
  alt: '',
  alt_fr: '',
  updatedAt: new Date('2026-10-05T16:00:00.000Z'),
});
const october = makeIssue('october', 'News of October');
const november = makeIssue('november', 'News of November');

afterEach(() => history.replaceState(null, '', '/'));

it('shows a reader an issue that is newer than their last visit, also after a failed read', async () => {
  stubFirestore({ publishedIssues: [october] });
  const firstVisit = await renderSite('/newsletter/issues', 'en');
  await expect.element(firstVisit.getByText('News of October')).toBeVisible();
  await firstVisit.unmount();
  vi.mocked(console.warn).mockClear();
  stubFirestore('fails');
  const screen = await renderSite('/newsletter/issues?issue=november', 'en');
  await expect.element(screen.getByText('The newsletters could not be loaded.')).toBeVisible();
  expect(screen.getByText('Newsletter not found').query()).toBeNull();
  stubFirestore({ publishedIssues: [october, november] });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'News of November' })).toBeVisible();
});

it('says that an issue is not on the site if the club has not published it', async () => {
  stubFirestore({ publishedIssues: [october] });
  const screen = await renderSite('/newsletter/issues?issue=june', 'fr');
  await expect.element(screen.getByText(/n’est pas sur le site, ou n’y est plus/u)).toBeVisible();
});
