import { expect, it } from 'vitest';
import { isNoticeEnd, listChangedFields } from './changed-fields.ts';

it('names the fields that a save changed, and no value', () => {
  const before = {
    _id: 'u14',
    updatedAt: '1',
    cost: '$200',
    cost_fr: '200 $',
    registerDisplay: true,
  };
  const after = { ...before, updatedAt: '2', cost: '$210', cost_fr: '210 $' };
  expect(listChangedFields(before, after)).toEqual(['cost', 'cost_fr']);
  expect(listChangedFields(before, { ...before, updatedAt: '2' })).toEqual([]);
});

it('recognizes the end of the urgent notice', () => {
  const shownNotice = { noticeDisplay: true };
  const hiddenNotice = { noticeDisplay: false };
  expect(isNoticeEnd(shownNotice, hiddenNotice)).toBe(true);
  expect(isNoticeEnd(hiddenNotice, shownNotice)).toBe(false);
  expect(isNoticeEnd(shownNotice, shownNotice)).toBe(false);
  expect(isNoticeEnd({ buttonDisplay: true }, { buttonDisplay: false })).toBe(false);
});
