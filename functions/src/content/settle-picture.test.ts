import { describe, expect, it } from 'vitest';
import { settleConsent, settleDescriptions } from './settle-picture.ts';

const then = '2026-10-05T14:30:00.000Z';
const now = '2026-11-21T09:00:00.000Z';

describe('a consent', () => {
  it.each([
    ['is stamped when it is ticked', null, true, now],
    ['keeps its stamp', then, true, then],
    ['stays when nothing is said of it', then, undefined, then],
    ['stays missing when nothing is said of it', null, undefined, null],
    ['goes when the tick is taken back', then, false, null],
  ])('%s', (_, known, consentOnFile, consentAt) => {
    const update = { imageURL: 'old', consentOnFile };
    expect(settleConsent(known, update, now)).toEqual({ imageURL: 'old', consentAt });
  });
});

describe('a description', () => {
  it('stays with its picture, and another one starts with what comes with it', () => {
    expect(settleDescriptions({ imageURL: 'old' }, { imageURL: 'old' })).toEqual({
      imageURL: 'old',
    });
    expect(settleDescriptions({ imageURL: 'old' }, { imageURL: 'new', alt: 'A serve' })).toEqual({
      imageURL: 'new',
      alt: 'A serve',
      alt_fr: '',
    });
  });
});
