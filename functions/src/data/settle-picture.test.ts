import { describe, expect, it } from 'vitest';
import { settleConsent, settleDescriptions } from './settle-picture.ts';

const then = '2026-10-05T14:30:00.000Z';
const now = '2026-11-21T09:00:00.000Z';
const ticked = { imageURL: 'old', consentAt: then };
const unticked = { imageURL: 'old', consentAt: null };

describe('a consent', () => {
  it.each([
    ['is stamped when it is ticked', unticked, { imageURL: 'old', consentOnFile: true }, now],
    ['keeps its stamp', ticked, { imageURL: 'old', consentOnFile: true }, then],
    ['stays when nothing is said of it', ticked, { imageURL: 'old' }, then],
    ['goes when the tick is taken back', ticked, { imageURL: 'old', consentOnFile: false }, null],
    ['goes with its picture', ticked, { imageURL: 'new' }, null],
    ['goes with a picture taken off', ticked, { imageURL: '' }, null],
    ['is of now for another picture', ticked, { imageURL: 'new', consentOnFile: true }, now],
  ])('%s', (_, before, update, consentAt) => {
    expect(settleConsent(before, update, now)).toEqual({ imageURL: update.imageURL, consentAt });
  });
});

describe('a description', () => {
  it('stays with its picture, and another one starts with what comes with it', () => {
    expect(settleDescriptions(ticked, { imageURL: 'old' })).toEqual({ imageURL: 'old' });
    expect(settleDescriptions(ticked, { imageURL: 'new', alt: 'A serve' })).toEqual({
      imageURL: 'new',
      alt: 'A serve',
      alt_fr: '',
    });
  });
});
